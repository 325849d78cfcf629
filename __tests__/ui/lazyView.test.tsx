import { useEffect, useLayoutEffect } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { lazyCode } from '@/lib/lazyCode';
import { lazyView } from '@/ui/lazyView';
import { useLazyPart } from '@/ui/useLazyPart';
import { Announcements } from '@/ui/Announcements';
import { renderUi } from './renderUi';

const Part = ({ name }: { name: string }) => <p>{`Part ${name}`}</p>;

/** Code that can be had from the moment in which the network is back. */
function codeInTrouble() {
  let isReachable = false;
  return {
    code: lazyCode(() =>
      isReachable ? Promise.resolve(Part) : Promise.reject(new Error('Loading chunk failed')),
    ),
    comeBack: () => {
      isReachable = true;
    },
  };
}

it('shows what stands there until the part has come', async () => {
  const View = lazyView(lazyCode(() => Promise.resolve(Part)));
  renderUi(<View name="one" fallback="Before" />);

  expect(screen.getByText('Before')).toBeInTheDocument();
  expect(await screen.findByText('Part one')).toBeInTheDocument();
  expect(screen.queryByText('Before')).not.toBeInTheDocument();
});

it('shows what stands in for the part, which fetches it once more', async () => {
  const { code, comeBack } = codeInTrouble();
  const View = lazyView(code, ({ name, onRetry }) => (
    <button type="button" onClick={onRetry}>{`Without ${name}`}</button>
  ));
  const { user } = renderUi(<View name="one" fallback="Before" />);
  await screen.findByRole('button', { name: 'Without one' });

  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('button', { name: 'Without one' }));
  comeBack();
  await user.click(await screen.findByRole('button', { name: 'Without one' }));

  expect(await screen.findByText('Part one')).toBeInTheDocument();
});

it('fetches a part once more when it is shown anew', async () => {
  const { code, comeBack } = codeInTrouble();
  const View = lazyView(code, () => 'Without it');
  const { show } = renderUi(<View name="one" />);
  await screen.findByText('Without it');

  show(<p>Elsewhere</p>);
  comeBack();
  show(<View name="two" />);

  expect(await screen.findByText('Part two')).toBeInTheDocument();
});

it('leaves its place empty where nobody has asked for it', async () => {
  const { code } = codeInTrouble();
  const View = lazyView(code);
  const { container } = renderUi(<View name="one" fallback="Before" />);

  await waitFor(() => {
    expect(container).toBeEmptyDOMElement();
  });
});

function Opener({ code }: { code: ReturnType<typeof codeInTrouble>['code'] }) {
  const { Part: Shown, whenThere } = useLazyPart(code);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          whenThere(() => undefined);
        }}
      >
        Open
      </button>
      {Shown && <Shown name="one" />}
    </>
  );
}

it('says that what a press shows cannot be had, each time, and leaves the focus alone', async () => {
  const { code, comeBack } = codeInTrouble();
  const { user } = renderUi(
    <Announcements>
      <Opener code={code} />
    </Announcements>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });

  await user.click(opener);

  const news = await screen.findByText('The server cannot be reached. Check your connection.');
  expect(screen.getByRole('status')).toContainElement(news);
  expect(opener).toHaveFocus();

  comeBack();
  await user.click(opener);
  expect(await screen.findByText('Part one')).toBeInTheDocument();
});

it('lets a part hear of everything before the first key', async () => {
  const steps: string[] = [];
  const View = lazyView(
    lazyCode(() =>
      Promise.resolve(() => {
        useLayoutEffect(() => {
          // Nothing that waits for a task of its own can be sooner.
          queueMicrotask(() => steps.push('key'));
        });
        useEffect(() => {
          steps.push('listens');
        });
        return 'Part';
      }),
    ),
  );
  renderUi(<View />);
  await screen.findByText('Part');

  expect(steps.slice(0, 2)).toEqual(['listens', 'key']);
});
