/**
 * The chunk of the application. It is fetched and compiled at once and run in parts, between which the answers and the
 * picture made of them have their turn (decision 060).
 */
import type { startClient } from './startClient';
import { nextTask } from './early/turns';

const parts = [
  () => import(/* webpackMode: "eager" */ './root'),
  () => import(/* webpackMode: "eager" */ '@/store/setupStore'),
  () => import(/* webpackMode: "eager" */ './App'),
];

/**
 * Runs the code of the client.
 *
 * @param turn what goes before the next part
 * @returns what starts the client
 */
export async function runInParts(turn: () => Promise<void>): Promise<typeof startClient> {
  for (const runPart of parts) {
    await turn();
    await runPart();
    await nextTask();
  }
  await turn();
  return (await import(/* webpackMode: "eager" */ './startClient')).startClient;
}

/** Fetches what says that this has failed. */
export function fetchLastWords() {
  return import(/* webpackChunkName: "errors" */ './early/sayCrash');
}
