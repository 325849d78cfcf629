import type { IssueList } from '@/protocol/issues';
import type { StandIns } from '@/ui/standIns';

/** Rows that know where they stand. */
interface PlacedStandIns extends StandIns {
  /** Costs nothing right after they were painted. */
  measure: () => void;
}

/**
 * The rows of a picture as those that stand in for others.
 *
 * @param layer the picture, over the whole window
 * @param areIdle whether nobody has done anything to it
 */
export function createStandIns(
  layer: HTMLElement,
  { issues }: IssueList,
  areIdle: () => boolean,
): PlacedStandIns {
  const body = layer.querySelector('[role=rowgroup]:last-child');
  const scroller = body?.closest('[role=table]')?.parentElement;
  const keys = issues.slice(0, body?.childElementCount ?? 0).map(({ id }) => id);
  /** Of the window when they were measured. */
  let size = '';
  let clip = '';

  function measure() {
    if (!body || !scroller) return;
    const all = layer.getBoundingClientRect();
    const list = scroller.getBoundingClientRect();
    const edges = [
      body.getBoundingClientRect().top - all.top,
      all.right - list.right,
      all.bottom - list.bottom,
      list.left - all.left,
    ];
    size = windowSize();
    clip = `inset(${edges.map((edge) => `${String(edge)}px`).join(' ')})`;
  }

  return {
    keys,
    measure,
    // In a window of another size the bars may be of another height.
    areIdle: () => areIdle() && (size === '' || size === windowSize()),
    showAlone() {
      if (clip === '') measure();
      layer.style.clipPath = clip;
      // Who hears the page hears that of React, which has its rows in a moment.
      layer.ariaHidden = 'true';
    },
    end() {
      layer.remove();
    },
  };
}

function windowSize(): string {
  return `${String(window.innerWidth)} ${String(window.innerHeight)}`;
}
