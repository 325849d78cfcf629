import { act, render, screen } from '@testing-library/react';
import { ProgressLine } from '@/ui/ProgressLine';

describe('the line that tells of something on its way', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pass = (milliseconds: number) => {
    act(() => {
      jest.advanceTimersByTime(milliseconds);
    });
  };

  it('is not in the document for what is done at once', () => {
    const { rerender, container } = render(<ProgressLine isActive label="Loading" />);
    pass(149);

    expect(container).toBeEmptyDOMElement();
    rerender(<ProgressLine isActive={false} label="Loading" />);
    pass(1000);

    expect(container).toBeEmptyDOMElement();
  });

  it('comes for what takes longer, goes with it, and waits anew for the next', () => {
    const { rerender } = render(<ProgressLine isActive label="Loading" />);
    pass(150);

    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    rerender(<ProgressLine isActive={false} label="Loading" />);

    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    rerender(<ProgressLine isActive label="Loading" />);

    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
