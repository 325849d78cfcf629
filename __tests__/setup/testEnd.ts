/** What has to be wound up before the mock server forgets its handlers: the newest first, one after the other. */
let endings: (() => void | Promise<void>)[] = [];

/** Runs once, when the current test is over. */
export function atTestEnd(ending: () => void | Promise<void>): void {
  endings = [ending, ...endings];
}

/** For the life cycle of the tests only. */
export async function runEndings(): Promise<void> {
  const current = endings;
  endings = [];
  for (const ending of current) await ending();
}
