import { placeDropdown } from '@/ui/placeDropdown';

/** The screen of these tests, and a trigger of 100 px near its top. */
const screenWidth = 1000;
const triggerWidth = 100;

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const boxFrom = (left: number, width: number) => () => new DOMRect(left, 50, width, 30);

/** Opens a drop-down of 200 px; jsdom has no layout, so it is told where things lie. */
function open(triggerLeft: number, body?: { left: number; width: number }): HTMLElement {
  const trigger = document.createElement('button');
  const popover = document.createElement('div');
  popover.style.position = 'absolute';
  popover.scrollIntoView = () => undefined;
  const width = 200;
  popover.getBoundingClientRect = () =>
    boxFrom(
      popover.dataset['align'] === 'end' ? triggerLeft + triggerWidth - width : triggerLeft,
      width,
    )();
  trigger.getBoundingClientRect = boxFrom(triggerLeft, triggerWidth);
  jest
    .spyOn(document.documentElement, 'getBoundingClientRect')
    .mockImplementation(boxFrom(0, screenWidth));
  const parent = document.createElement('div');
  if (body) {
    parent.dataset['scroller'] = '';
    parent.getBoundingClientRect = boxFrom(body.left, body.width);
  }
  parent.append(trigger, popover);
  document.body.append(parent);
  placeDropdown(trigger, popover);
  return popover;
}

it.each([
  ['under the start of its trigger', 300, undefined, undefined, ''],
  ['under its end, near the edge of the screen', 880, undefined, 'end', ''],
  [
    'under its end, near the edge of the window that scrolls it',
    560,
    { left: 150, width: 550 },
    'end',
    '',
  ],
  ['shifted into the window', 160, { left: 150, width: 180 }, 'end', '98px 0'],
])('hangs %s', (_where, triggerLeft, body, align, translate) => {
  const popover = open(triggerLeft, body);

  expect(popover.dataset['align']).toBe(align);
  expect(popover.style.translate).toBe(translate);
});

describe('over the whole screen', () => {
  const screenHeight = 400;

  /** Opens a drop-down of this height below a trigger of 30 px at `top`. */
  function openOver(top: number, height: number): CSSStyleDeclaration {
    const trigger = document.createElement('button');
    const popover = document.createElement('div');
    popover.style.position = 'fixed';
    popover.getBoundingClientRect = () => new DOMRect(0, 0, 200, height);
    trigger.getBoundingClientRect = () => new DOMRect(880, top, triggerWidth, 30);
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(screenWidth);
    jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(screenHeight);
    document.body.append(trigger, popover);
    placeDropdown(trigger, popover);
    return popover.style;
  }

  it.each([
    ['below its trigger', 50, 200, '84px', '308px'],
    ['below it and shorter, where that is the larger side', 100, 300, '134px', '258px'],
    ['above it, where it does not fit below', 300, 200, '96px', '288px'],
    ['above it and shorter', 250, 300, '8px', '238px'],
  ])('hangs %s, as wide and inside the edge', (_where, top, height, wanted, room) => {
    const style = openOver(top, height);

    expect(style.top).toBe(wanted);
    expect(style.maxBlockSize).toBe(room);
    expect(style.left).toBe('792px');
    expect(style.minInlineSize).toBe('100px');
  });
});
