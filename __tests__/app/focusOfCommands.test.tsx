/** Whatever command one runs and leaves, the focus is on something one can go on from: never on the page as a whole. */
import { act } from '@testing-library/react';
import { commandTable } from '@/app/commands/commandTable';
import '@tests/features/issues/caughtDownloads';
import { shows } from '@tests/support/commandScenes';
import { findWays } from '@tests/support/commandWays';
import { comeToRest, drawn, hurryFrames, isFocusHeld, puttingBack } from '@tests/support/heldFocus';
import { placeOfKeyboard } from '@tests/support/reach';
import { renderApp } from '@tests/support/renderApp';

/** What is run on no screen of the walk, with the reason. */
const exceptions: Readonly<Record<string, string>> = {};

const walked = new Set<string>();

/** The menus whose entries are known. */
const seen = { narrow: new Set<string>(), wide: new Set<string>() };

/** There are as many of a kind as a type has attributes; one stands for all. */
const familyOf = (id: string) => id.replace(/\.\d+$/, '');

const aboutIssues = new Set(
  commandTable.flatMap(({ id, group }) =>
    group === 'issue' || group === 'entry' ? [familyOf(id)] : [],
  ),
);

beforeEach(hurryFrames);

it.each(shows)(
  'is held at $title',
  async ({ isWide = false, isHanging = false, prepare, scenes }) => {
    const { enhancer, keep } = puttingBack();
    const view = renderApp({ as: 'admin', isWide, enhancers: [enhancer] });
    prepare();
    const rest = () => (isHanging ? drawn() : comeToRest(view));
    // The first sign of a hand brings the commands.
    await view.user.pointer({ target: document.body });
    await rest();
    const beginAnew = keep(view);
    const lost: string[] = [];
    for (const { name, at, arrive } of scenes) {
      beginAnew();
      act(() => {
        window.location.hash = `#${at}`;
      });
      await rest();
      await arrive?.(view);
      await rest();
      const place = placeOfKeyboard();
      const putBack = keep(view);
      for (const { command, by, press } of await findWays(view, seen[isWide ? 'wide' : 'narrow'])) {
        const family = familyOf(command);
        // In the pane beside the list an issue is written where it stands, in a window by forms.
        const way = isWide && aboutIssues.has(family) ? `${family} in a pane` : family;
        if (walked.has(way)) continue;
        walked.add(way).add(family);
        putBack();
        await rest();
        act(() => {
          place()?.focus();
        });
        await press();
        await rest();
        if (!(await isFocusHeld())) lost.push(`${name}: ${command} by ${by}`);
        await view.user.keyboard('{Escape}');
        await rest();
        if (!(await isFocusHeld())) lost.push(`${name}: ${command} by ${by}, then Esc`);
      }
    }
    expect(lost).toEqual([]);
  },
  180_000,
);

it('is held after every command of the table', () => {
  const all = new Set(commandTable.map(({ id }) => familyOf(id)));
  const unwalked = [...all].filter((id) => !walked.has(id));

  expect(unwalked.toSorted()).toEqual(Object.keys(exceptions).toSorted());
});
