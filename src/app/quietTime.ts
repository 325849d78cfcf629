/** So long nothing is begun after a picture or an input, in ms: a click is often followed by another. */
const quiet = 2_000;

/**
 * What people do. The address is also changed from outside the page, as by the button for Back; and of a list that goes on
 * after a finger has left it, or is drawn by its bar, the page hears nothing else.
 */
const inputs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'touchmove',
  'scroll',
  'hashchange',
];

/** Tells when nobody does anything. */
export interface QuietTime {
  /** Calls `then` when nothing was done for a while, beginning now. */
  whenQuiet: (then: () => void) => void;
  isQuiet: () => boolean;
  /** Something was done that is no input. */
  disturb: () => void;
  /** Calls off what still waits. */
  end: () => void;
}

/** Listens from now on. */
export function watchQuietTime(): QuietTime {
  let disturbed = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function disturb() {
    disturbed = Date.now();
  }

  const rest = () => disturbed + quiet - Date.now();

  function wait(then: () => void) {
    timer = setTimeout(
      () => {
        if (rest() > 0) wait(then);
        else then();
      },
      // The clock of the machine may be set back.
      Math.min(rest(), quiet),
    );
  }

  for (const type of inputs) {
    window.addEventListener(type, disturb, { capture: true, passive: true });
  }
  return {
    whenQuiet(then) {
      disturb();
      wait(then);
    },
    isQuiet: () => rest() <= 0,
    disturb,
    end() {
      clearTimeout(timer);
      for (const type of inputs) window.removeEventListener(type, disturb, true);
    },
  };
}
