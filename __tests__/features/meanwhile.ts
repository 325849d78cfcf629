import { HttpResponse } from 'msw';
import { withValueAt } from '@tests/support/dom';
import { baseURL, replyWith } from '@tests/support/server/tracker';
import type { FormCase } from './form';

/** Somebody else saves another value, which what the form is made of has from here on; gives what was there before. */
export async function changeMeanwhile(
  { loads }: Pick<FormCase, 'loads'>,
  change: { place: string; value: unknown } | ((result: object) => unknown),
): Promise<object> {
  const [load] = loads;
  if (!load) throw new Error('Nothing is loaded that somebody could change.');
  const response = await fetch(`${baseURL}/server/api${load.path}`, {
    method: 'POST',
    body: JSON.stringify(load.payload),
  });
  const { result } = (await response.json()) as { result: object };
  const changed =
    typeof change === 'function' ? change(result) : withValueAt(result, change.place, change.value);
  expect(changed).not.toEqual(result);
  replyWith(({ path, payload }) =>
    path === load.path && JSON.stringify(payload) === JSON.stringify(load.payload)
      ? HttpResponse.json({ result: changed })
      : undefined,
  );
  return result;
}
