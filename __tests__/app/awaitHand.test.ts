import { awaitHand } from '@/app/awaitHand';
import { atTestEnd } from '@tests/setup/testEnd';
import { startClock } from '@tests/support/clock';

function watchHands() {
  const clock = startClock();
  const heard = jest.fn();
  const stop = awaitHand(heard);
  atTestEnd(stop);
  return { clock, heard, stop };
}

describe('the first hand', () => {
  it.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'click'])(
    'is seen by %s, and once only',
    async (sign) => {
      const { clock, heard } = watchHands();
      await clock.pass(60);
      expect(heard).not.toHaveBeenCalled();

      document.body.dispatchEvent(new Event(sign));
      document.body.dispatchEvent(new Event('pointermove'));
      await clock.pass(1);

      expect(heard).toHaveBeenCalledTimes(1);
    },
  );

  it('is seen after what it does has been done', async () => {
    const { clock, heard } = watchHands();
    const order: string[] = [];
    heard.mockImplementation(() => order.push('seen'));
    document.body.addEventListener('click', () => order.push('done'), { once: true });

    document.body.click();
    expect(order).toEqual(['done']);
    await clock.pass(1);

    expect(order).toEqual(['done', 'seen']);
  });

  it.each(['focusin', 'scroll', 'hashchange'])(
    'is not seen by %s, which the client causes as well',
    async (type) => {
      const { clock, heard } = watchHands();

      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      await clock.pass(1);

      expect(heard).not.toHaveBeenCalled();
    },
  );

  it('is none any more once that is stopped', async () => {
    const { clock, heard, stop } = watchHands();

    document.body.dispatchEvent(new Event('keydown'));
    stop();
    await clock.pass(1);
    document.body.dispatchEvent(new Event('keydown'));
    await clock.pass(1);

    expect(heard).not.toHaveBeenCalled();
  });
});
