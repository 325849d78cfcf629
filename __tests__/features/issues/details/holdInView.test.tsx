import { holdInView } from '@/features/issues/details/holdInView';

/** Tells of sizes when the test says so. */
const resizes = new Set<() => void>();

class ToldObserver {
  private readonly tell: () => void;
  constructor(callback: ResizeObserverCallback) {
    this.tell = () => {
      callback([], this);
    };
  }
  observe(): void {
    resizes.add(this.tell);
  }
  unobserve(): void {
    resizes.delete(this.tell);
  }
  disconnect(): void {
    resizes.delete(this.tell);
  }
}

const resize = () => {
  for (const tell of [...resizes]) tell();
};

let scrollIntoView: jest.SpyInstance;
const { ResizeObserver } = window;

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = ToldObserver;
  scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
});

afterEach(() => {
  jest.useRealTimers();
  window.ResizeObserver = ResizeObserver;
  resizes.clear();
  scrollIntoView.mockRestore();
});

const hold = () => {
  const list = document.createElement('div');
  const entry = list.appendChild(document.createElement('p'));
  return holdInView(entry, list);
};

it('shows an entry again whenever what stands before it gets another size', () => {
  hold();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);

  resize();
  jest.advanceTimersByTime(900);
  resize();
  jest.advanceTimersByTime(900);
  resize();

  expect(scrollIntoView).toHaveBeenCalledTimes(4);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'leaves the view to the reader after a %s',
  (type) => {
    hold();
    window.dispatchEvent(new Event(type));
    resize();

    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  },
);

it('ends when nothing changes any more, and when something else is to be shown', () => {
  hold();
  jest.advanceTimersByTime(1000);
  resize();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);

  const end = hold();
  end();
  resize();
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});
