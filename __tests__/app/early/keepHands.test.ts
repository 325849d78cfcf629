import { screen } from '@testing-library/react';
import { keepHands } from '@/app/early/keepHands';

const row = (name: string) =>
  `<div role="row"><a href="#${name}" data-row-link="">${name}</a></div>`;
const rows = ['Printer', 'Login', 'Board'].map(row);
const caption = '<div role="row"><button>Name</button></div>';

/** A list as drawn early, or by React, which has a toolbar above it. */
const shell = (body: string, toolbar = '') =>
  `<div><nav><a href="/">Tracker</a></nav><main>${toolbar}<div><div role="table">
  <div role="rowgroup">${caption}</div><div role="rowgroup">${body}</div></div></div>
  <button>Next</button></main></div>`;
const toolbar = '<button>Reload</button>';

const link = (name: string) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });
/** A press of the main button begins, or ends. */
const press = (element: Element) =>
  element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
const release = (element: Element) =>
  element.dispatchEvent(new MouseEvent('pointerup', { bubbles: true, button: 0 }));
/** The browser takes the press for a drag, or for scrolling. */
const cancel = (element: Element) =>
  element.dispatchEvent(new MouseEvent('pointercancel', { bubbles: true }));
/** What observes the document is told in a microtask. */
const told = () => Promise.resolve();

let container: HTMLElement;
let early: HTMLElement;
let isIdle: () => boolean;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  early = document.createElement('div');
  early.innerHTML = shell(rows.slice(0, 2).join(''));
  container.append(early);
  isIdle = keepHands(container, early);
});

afterEach(() => {
  document.body.replaceChildren();
});

/** React has drawn its own. */
async function takeOver(): Promise<void> {
  container.innerHTML = shell(rows.join(''), toolbar);
  await told();
}

/** React has drawn all but the rows, over whose place the early ones stay. */
function standIn(): void {
  early.ariaHidden = 'true';
  const own = document.createElement('div');
  own.innerHTML = shell('', toolbar);
  container.append(own);
}

/** A row that stands in for another. */
const standingIn = (name: string) => screen.getByRole('link', { name, hidden: true });

/** Then React has drawn those, too. */
async function drawRows(drawn = rows): Promise<void> {
  const body = screen.getAllByRole('rowgroup')[1];
  if (body) body.innerHTML = drawn.join('');
  early.remove();
  await told();
}

it.each([
  ['a row', () => link('Login')],
  ['a caption', () => button('Name')],
  ['what stands below the rows', () => button('Next')],
  ['the name of the server', () => link('Tracker')],
])('the focus stays on %s', async (_what, find) => {
  expect(isIdle()).toBe(true);
  find().focus();
  expect(isIdle()).toBe(false);

  await takeOver();

  expect(find()).toHaveFocus();
});

it('the focus stays on a row that begins with a tick when React draws it', async () => {
  standIn();
  standingIn('Login').focus();

  await drawRows(rows.map((html) => html.replace('<a', '<button></button><a')));

  expect(link('Login')).toHaveFocus();
});

it('the focus is not taken from who has it, who may give it back', async () => {
  const focused: unknown[] = [];
  link('Login').focus();
  container.addEventListener('focusin', ({ target }) => focused.push(target));
  container.innerHTML = shell(rows.join(''), toolbar);
  button('Reload').focus();
  await told();

  expect(focused).toEqual([button('Reload'), link('Login'), button('Reload')]);
});

it('a button is pressed when it can hear', async () => {
  const handlePress = jest.fn();
  button('Next').click();
  container.innerHTML = shell(rows.join(''), toolbar);
  button('Next').addEventListener('click', handlePress);
  await told();

  expect(handlePress).toHaveBeenCalledTimes(1);
});

it.each([
  ['which ends on its row', 'Login', 1],
  ['which ends elsewhere', 'Printer', 0],
])('a press is finished, %s', async (_where, end, times) => {
  const handleClick = jest.fn((event: Event) => event.preventDefault());
  press(link('Login'));
  await takeOver();
  link('Login').addEventListener('click', handleClick);
  release(link(end));

  expect(handleClick).toHaveBeenCalledTimes(times);
});

it.each([
  ['becomes a drag', () => cancel(link('Login'))],
  ['was followed by another without a word', () => press(link('Login'))],
])('a press that %s clicks nothing later', async (_what, end) => {
  const handleClick = jest.fn((event: Event) => event.preventDefault());
  press(link('Login'));
  await takeOver();
  link('Login').addEventListener('click', handleClick);
  end();
  release(link('Login'));

  expect(handleClick).not.toHaveBeenCalled();
});

it('a press that became a drag before is not finished', async () => {
  const handleClick = jest.fn((event: Event) => event.preventDefault());
  press(link('Login'));
  cancel(link('Login'));
  await takeOver();
  link('Login').addEventListener('click', handleClick);
  release(link('Login'));

  expect(handleClick).not.toHaveBeenCalled();
});

describe('while its rows stand in for others', () => {
  it('the focus goes on to theirs', async () => {
    standIn();
    standingIn('Login').focus();
    await drawRows();

    expect(link('Login')).toHaveFocus();
  });

  it('a press goes on, too', async () => {
    const handleClick = jest.fn((event: Event) => event.preventDefault());
    standIn();
    press(standingIn('Login'));
    await drawRows();
    link('Login').addEventListener('click', handleClick);
    release(link('Login'));

    expect(handleClick).toHaveBeenCalledTimes(1);
  });

  it('the focus stays where React has drawn already', async () => {
    standIn();
    standingIn('Login').focus();
    button('Reload').focus();
    await drawRows();

    expect(button('Reload')).toHaveFocus();
  });

  it('buttons hear by themselves', async () => {
    const handlePress = jest.fn();
    standIn();
    button('Reload').addEventListener('click', handlePress);
    press(button('Reload'));
    await drawRows();
    release(button('Reload'));
    button('Reload').click();

    expect(handlePress).toHaveBeenCalledTimes(1);
  });
});
