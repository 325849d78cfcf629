/** Walks that look where the focus is: what they wait for, and screens that go back to how they were. */
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { act, waitFor } from '@testing-library/react';
import { afterPaint } from '@/lib/afterPaint';
import { isKeyboardSomewhere } from './reach';
import type { StartedApp } from './startApp';

/** Frames come at once: nobody looks at them, and what is done after them is waited for hundreds of times. */
export function hurryFrames(): void {
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) =>
    window.setTimeout(() => {
      draw(performance.now());
    }),
  );
  jest.spyOn(window, 'cancelAnimationFrame').mockImplementation((frame) => {
    window.clearTimeout(frame);
  });
}

/** Until it is drawn, and effects have had their say. */
export function drawn(): Promise<void> {
  return act(
    () =>
      new Promise<void>((resolve) => {
        afterPaint(resolve);
      }),
  );
}

/** Until what was asked is answered as well. */
export async function comeToRest({ settled }: StartedApp): Promise<void> {
  await settled();
  await drawn();
  await settled();
}

/** Whether the keyboard is somewhere, or will be in a moment: what takes the focus back looks after the drawing. */
export async function isFocusHeld(): Promise<boolean> {
  try {
    await waitFor(
      () => {
        if (!isKeyboardSomewhere()) throw new Error('The focus is on nothing.');
      },
      { timeout: 500 },
    );
    return true;
  } catch {
    return false;
  }
}

/** Around a store whose state can be put back to what it was. */
export function puttingBack() {
  let kept: unknown;
  const putBack = { type: 'tests/putBack' };
  const enhancer: StoreEnhancer = (create) => (reducer, preloaded) =>
    create(
      (state, action) =>
        (action.type === putBack.type ? kept : reducer(state, action)) as ReturnType<
          typeof reducer
        >,
      preloaded,
    );
  return {
    enhancer,
    /** The way back to how it is now. */
    keep({ store }: StartedApp): () => void {
      const state = store.getState();
      return () => {
        kept = state;
        act(() => {
          store.dispatch(putBack);
        });
      };
    },
  };
}
