import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Attribute } from '@/protocol/attributes';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { arriveAt, submitForm } from '@tests/support/forms';
import { renderApp } from '@tests/support/renderApp';
import { serverAnswers, serverRefuses } from '@tests/support/server/scenarios';
import { sentCalls, sentTo } from '@tests/support/server/tracker';

const names = ['Status', 'Reason', 'Severity', 'Version'];
const attributes = names.map((name, index): Attribute => ({ id: index + 1, name, type: 'TEXT' }));

const list = () => screen.findByRole('list', { name: 'Attributes' });
const order = async () =>
  within(await list())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

function open() {
  serverAnswers('/types/load.php', { id: 4, name: 'Bugs', attributes });
  serverAnswers('/types/attributes/reorder.php', { changed: true });
  return renderApp({ at: '/types/4/attributes/reorder', as: 'admin' });
}

it('is done step by step with the keyboard, and read out', async () => {
  const { user } = open();

  const up = await screen.findByRole('button', { name: 'Move Version up' });
  expect((await sentTo('/types/load.php')).payload).toEqual({ typeId: 4, attributes: true });
  act(() => {
    up.focus();
  });
  await user.keyboard('{Enter} ');

  expect(await order()).toEqual(['Status', 'Version', 'Reason', 'Severity']);
  expect(up).toHaveFocus();
  expect(screen.getByText('Version: 2 of 4')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move Status down' }));
  await submitForm(user);

  expect((await sentTo('/types/attributes/reorder.php')).payload).toEqual({
    typeId: 4,
    order: '4,1,2,3',
  });
  await arriveAt('/types/4');
});

it('takes in what somebody else has added and deleted meanwhile', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Move Status down' }));

  const [status, , severity, version] = attributes;
  const added: Attribute = { id: 9, name: 'Origin', type: 'TEXT' };
  const refusing = serverRefuses('/types/attributes/reorder.php', ApiErrorCode.MissingAttribute);
  serverAnswers('/types/load.php', {
    id: 4,
    name: 'Bugs',
    attributes: [status, severity, version, added].filter((attribute) => attribute !== undefined),
  });
  await submitForm(user);
  await user.click(await screen.findByRole('button', { name: 'Save mine' }));
  expect(await screen.findByText('The order must contain every attribute.')).toBeVisible();
  expect(await screen.findByText('Origin')).toBeVisible();
  expect(await order()).toEqual(['Status', 'Severity', 'Version', 'Origin']);
  refusing.stop();
  await submitForm(user);

  await arriveAt('/types/4');
  expect(sentCalls('/types/attributes/reorder.php').at(-1)?.payload).toEqual({
    typeId: 4,
    order: '1,3,4,9',
  });
});

it('ends at both ends', async () => {
  const { user } = open();

  const up = await screen.findByRole('button', { name: 'Move Status up' });
  expect(up).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Move Version down' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(up);

  expect(await order()).toEqual(names);
});

describe('by dragging', () => {
  /** Rows of 40 px: jsdom has no layout. */
  const rowHeight = 40;

  beforeEach(() => {
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function place(
      this: HTMLElement,
    ) {
      return names.indexOf(this.textContent) * rowHeight;
    });
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight);
    Object.defineProperty(Element.prototype, 'setPointerCapture', {
      configurable: true,
      value: () => undefined,
    });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(Element.prototype, 'setPointerCapture');
  });

  const drag = async (user: UserEvent, name: string, pointer: string, distance: number) => {
    const target = within(await list()).getByText(name);
    await user.pointer([
      { keys: `[${pointer}>]`, target, coords: { clientX: 5, clientY: 100 } },
      {
        ...(pointer.startsWith('Touch') && { pointerName: pointer }),
        target,
        coords: { clientX: 5, clientY: 100 + distance },
      },
    ]);
    return () => user.pointer({ keys: `[/${pointer}]`, target });
  };

  it.each(['MouseLeft', 'TouchA'])('an attribute goes where it is dropped, by %s', async (kind) => {
    const { user } = open();

    const drop = await drag(user, 'Status', kind, 2 * rowHeight);
    expect(await order()).toEqual(names);
    await drop();

    expect(await order()).toEqual(['Reason', 'Severity', 'Status', 'Version']);
    expect(screen.getByText('Status: 3 of 4')).toBeInTheDocument();
  });

  it('nothing happens on the way', async () => {
    const { user } = open();

    const drop = await drag(user, 'Version', 'MouseLeft', -rowHeight);
    await user.keyboard('{Escape}');
    await drop();
    const dropAgain = await drag(user, 'Version', 'MouseLeft', -5);
    await dropAgain();
    await drag(user, 'Status', 'MouseRight', 2 * rowHeight);

    expect(await order()).toEqual(names);
  });
});
