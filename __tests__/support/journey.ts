/** Journeys whose moments are gone back to, as by Redux DevTools. */
import type { UnknownAction } from '@reduxjs/toolkit';
import { ActionCreators, type EnhancedStore } from '@redux-devtools/instrument';
import { act, screen, within } from '@testing-library/react';
import { afterPaint } from '@/lib/afterPaint';
import type { RootState } from '@/store/rootReducer';
import { viewNoted } from '@/screen/issueView';
import type { AppStore } from '@/store/setupStore';

/** What one moment showed. */
interface Moment {
  /** Place in the recorded history. */
  index: number;
  screen: ReturnType<typeof readScreen>;
}

/**
 * Everything the state decides. All text at once and no computed names: asking for sixteen screens by role alone would
 * take longer than the journey.
 */
function readScreen() {
  const shown = copyOfShown();
  const everything = { hidden: true };
  return {
    address: window.location.hash,
    title: document.title,
    text: shown.textContent,
    search: screen.queryByRole<HTMLInputElement>('searchbox', everything)?.value,
    sorting: within(shown)
      .queryAllByRole('columnheader', everything)
      .map((header) => header.getAttribute('aria-sort')),
    marked: within(shown)
      .queryAllByRole('link', { ...everything, current: true })
      .map((link) => link.getAttribute('href')),
    layers: valuesOf(shown, '//*[@role="dialog" or @role="toolbar" or @data-pane]', 'aria-label'),
    chosen: valuesOf(shown, '//*[@role="checkbox" and @aria-checked="true"]', 'aria-label'),
    palette: valuesOf(shown, '//input[@role="combobox"]', 'value'),
    activeEntry: valuesOf(shown, '//*[@role="option" and @aria-selected="true"]', 'aria-posinset'),
    unfolded: valuesOf(shown, '//button[@aria-expanded and not(@aria-haspopup)]', 'aria-expanded'),
    typed: typedTexts(),
    editors: valuesOf(shown, '//*[@data-editor]//form', 'aria-label'),
  };
}

/** What stands in the fields of forms that are shown, by their names. Files cannot be put back. */
function typedTexts(): string[] {
  return elementsOf(document.body, '//form//*[@name and not(@type="file")]').flatMap((field) => {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (!isText || field.matches(':is([style*="display: none"], [aria-hidden="true"]) *')) {
      return [];
    }
    const isChosen = field.matches(':checked') ? ', chosen' : '';
    return [`${field.name}: ${field.value}${isChosen}`];
  });
}

/** An attribute of everything that an expression finds: what one does beside the list has no other name. */
function valuesOf(shown: HTMLElement, expression: string, attribute: string): (string | null)[] {
  return elementsOf(shown, expression).map((element) => element.getAttribute(attribute));
}

function elementsOf(shown: HTMLElement, expression: string): Element[] {
  const { ORDERED_NODE_SNAPSHOT_TYPE } = XPathResult;
  const found = document.evaluate(`.${expression}`, shown, null, ORDERED_NODE_SNAPSHOT_TYPE);
  return Array.from({ length: found.snapshotLength }, (_, index) =>
    found.snapshotItem(index),
  ).filter((node) => node instanceof Element);
}

/** Without the window and the lists that sleep until they are come back to. */
function copyOfShown() {
  const copy = new DOMParser().parseFromString(document.body.innerHTML, 'text/html').body;
  const asleep = '[style*="display: none"], div[aria-hidden="true"]';
  // What it has now is compared beside the text; this is what it began with.
  for (const area of copy.querySelectorAll('textarea')) area.textContent = '';
  // What was read out was said once, and not to who looks back.
  const spoken = '.hidden[role=status], [data-shown]';
  for (const element of copy.querySelectorAll(`${asleep}, ${spoken}`)) element.remove();
  return copy;
}

/** What the instrumented store adds to it. */
export function historyOf(store: AppStore) {
  return (store as unknown as EnhancedStore<RootState, UnknownAction, unknown>).liftedStore;
}

/** What was noted of forms since the action with this number. */
function formsNotedSince(store: AppStore, first: number): unknown[] {
  return Object.entries(historyOf(store).getState().actionsById).flatMap(([id, { action }]) =>
    Number(id) >= first && viewNoted.match(action) && action.payload.forms
      ? [action.payload.forms]
      : [],
  );
}

export async function jumpTo(store: AppStore, index: number) {
  await act(async () => {
    historyOf(store).dispatch(ActionCreators.jumpToState(index));
    await Promise.resolve();
  });
}

/** Rows out of sight and the title follow once the others are on the screen. */
function painted() {
  return act(
    () =>
      new Promise<void>((resolve) => {
        afterPaint(resolve);
      }),
  );
}

/**
 * Notes what each moment of a journey shows.
 *
 * @param store is instrumented
 * @param countSent how many calls were sent
 */
export function startJourney(store: AppStore, countSent: () => number) {
  const moments: Moment[] = [];
  return {
    async remember() {
      await painted();
      const { currentStateIndex } = historyOf(store).getState();
      moments.push({ index: currentStateIndex, screen: readScreen() });
    },
    /** Goes back through all moments and forward again, which sends nothing and changes no form. */
    async expectEveryMomentAgain() {
      const sentBefore = countSent();
      const { nextActionId } = historyOf(store).getState();
      for (const { index, screen: expected } of [...moments.toReversed(), ...moments]) {
        await jumpTo(store, index);
        await painted();
        expect(readScreen()).toEqual(expected);
      }
      expect(countSent()).toBe(sentBefore);
      expect(formsNotedSince(store, nextActionId)).toEqual([]);
    },
  };
}
