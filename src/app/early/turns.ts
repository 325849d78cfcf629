/** Who goes first, before there is React to say. */

/** Longer than a frame of any screen, in ms; tabs in the background have no frames at all. */
const patience = 100;

/** Resolves in a task of its own, before which come all that wait already. Timers would be slow in the background. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Resolves when what was drawn until now is on the screen: with the second frame, before which the first one was. */
export async function framePainted(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, patience);
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        resolve();
      });
    });
  });
  // What is asked for while a frame is prepared comes after it.
  await nextTask();
}

/** Resolves after so many ms. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
