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
  it.each(['pointermove', 'pointerdown', 'keydown', 'click'])(
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

  it('is seen by the wheel, once nothing has moved for a while', async () => {
    const { clock, heard } = watchHands();

    for (const movement of ['wheel', 'scroll', 'scroll', 'wheel']) {
      document.body.dispatchEvent(new Event(movement));
      await clock.pass(0.15);
    }
    expect(heard).not.toHaveBeenCalled();
    await clock.pass(0.06);

    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('that has come to a list which is still moving waits for its rest', async () => {
    const { clock, heard, stop } = watchHands();

    document.body.dispatchEvent(new Event('scroll'));
    document.body.dispatchEvent(new Event('pointermove'));
    await clock.pass(0.19);
    expect(heard).not.toHaveBeenCalled();
    await clock.pass(0.02);
    expect(heard).toHaveBeenCalledTimes(1);

    stop();
    document.body.dispatchEvent(new Event('wheel'));
    await clock.pass(0.3);
    expect(heard).toHaveBeenCalledTimes(1);
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

    document.body.dispatchEvent(new Event('wheel'));
    await clock.pass(0.1);
    stop();
    await clock.pass(0.2);
    document.body.dispatchEvent(new Event('keydown'));
    await clock.pass(1);

    expect(heard).not.toHaveBeenCalled();
  });
});
