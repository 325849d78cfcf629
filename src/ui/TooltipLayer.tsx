import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedDate } from 'react-intl';
import { exactMoment } from '@/lib/values/relativeTime';
import styles from './TooltipLayer.module.css';
import { useRelativeTime } from './useRelativeTime';
import {
  tipWanted,
  tooltipAt,
  tooltipOf,
  tooltipOfFocused,
  type TooltipTarget,
} from './tooltipTarget';

/** Time in ms the pointer has to rest; a neighbour's tooltip follows at once. */
const delay = 400;

/** In px, between an element and its tooltip. */
const gap = 6;

/**
 * Shows the tooltips of the whole document; mounted once. An element asks for one by `data-tip="text"`, a text that may
 * be cut off by `data-tip-cut`, a `time` that shows less than it means by `data-tip-moment`. They come on hover and on
 * keyboard focus, stay while the pointer goes to them, and go on Esc, press and scroll; that of the focus follows it. A press on one is for what lies
 * below it: in a list that is the next row.
 *
 * They are for the eye, and in no part of the page: who listens has the same words as the name of the element, or as its
 * text. A moment stands nowhere else, so it describes the element that has the focus.
 */
export function TooltipLayer() {
  const [target, setTarget] = useState<TooltipTarget | null>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const id = useId();

  // External system: the pointer and the focus of the document.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: TooltipTarget | null = null;
    let leftAt = -Infinity;
    let isByKeyboard = true;
    /** Whoever is taken to an entry did not ask when it was made. */
    let isWalking = false;
    /** It is shown for what the keyboard is at. */
    let isAtKeyboard = false;

    function show(next: TooltipTarget | null, atKeyboard = false) {
      clearTimeout(timer);
      isAtKeyboard = atKeyboard;
      // React keeps every update until it draws the next time, also one that changes nothing: scrolling makes many.
      if (isSame(shown, next)) return;
      shown = next;
      setTarget(next);
    }

    function isOverBubble({ clientX, clientY }: PointerEvent): boolean {
      const box = bubble.current?.getBoundingClientRect();
      if (!box || clientX < box.left || clientX >= box.right) return false;
      return clientY > box.top - gap - 1 && clientY < box.bottom + gap + 1;
    }

    function handlePointerMove(event: PointerEvent) {
      const { target: over, clientX, clientY, pointerType, timeStamp } = event;
      if (pointerType === 'touch' || !(over instanceof Element)) return;
      clearTimeout(timer);
      if (isOverBubble(event)) return;
      timer = setTimeout(
        () => {
          show(tooltipAt(clientX, clientY, over));
        },
        shown || timeStamp - leftAt < delay ? 60 : delay,
      );
    }

    // Parts of what the tooltip is about, such as the icon of a button, are left without leaving it.
    function handlePointerLeave(event: PointerEvent) {
      const { target: left, timeStamp } = event;
      if (shown) {
        if (isOverBubble(event)) return;
        if (!(left instanceof Node && left.contains(shown.element))) return;
        leftAt = timeStamp;
      }
      show(null);
    }

    function handleFocus({ target: focused }: FocusEvent) {
      if (!(focused instanceof Element && isByKeyboard)) return;
      show(isWalking ? tooltipOfFocused(focused) : tooltipOf(focused), true);
    }

    function handleWanted({ target: wanted }: Event) {
      if (wanted instanceof Element) show(tooltipOf(wanted), true);
    }

    /** What a key leads to is brought into view, and its tip goes along. */
    function handleScroll() {
      const box = isAtKeyboard ? shown?.element.getBoundingClientRect() : undefined;
      const isInView = box && box.bottom > 0 && box.top < document.documentElement.clientHeight;
      if (isInView && bubble.current) place(bubble.current, box);
      else show(null);
    }

    function handleKeyDown(event: KeyboardEvent) {
      isByKeyboard = true;
      isWalking = /^(Tab|Page)/.test(event.key);
      if (event.key !== 'Escape') return;
      // One step at a time: what nothing else says goes before the focus does.
      if (shown?.content instanceof Date) event.preventDefault();
      show(null);
    }

    function handlePress() {
      isByKeyboard = false;
      show(null);
    }

    function hide() {
      show(null);
    }

    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true, passive: true };
    document.addEventListener('pointermove', handlePointerMove, options);
    document.addEventListener('pointerdown', handlePress, options);
    document.addEventListener('pointerleave', handlePointerLeave, options);
    document.addEventListener('scroll', handleScroll, options);
    document.addEventListener(tipWanted, handleWanted, options);
    document.addEventListener('focusin', handleFocus, options);
    document.addEventListener('focusout', hide, options);
    document.addEventListener('keydown', handleKeyDown, { ...options, passive: false });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  // External system: the layout, which tells where the element is and where there is room.
  useLayoutEffect(() => {
    if (target && bubble.current) place(bubble.current, target.element.getBoundingClientRect());
  }, [target]);

  // External system: an attribute of the element, which is drawn elsewhere.
  useLayoutEffect(() => {
    if (!(target?.content instanceof Date)) return;
    const focused = document.activeElement;
    if (!focused?.contains(target.element) || focused.hasAttribute('aria-describedby')) return;
    if (focused === document.body) return;
    focused.setAttribute('aria-describedby', id);
    return () => {
      focused.removeAttribute('aria-describedby');
    };
  }, [target, id]);

  if (!target) return null;
  return (
    <div className={styles['bubble']} ref={bubble} id={id} role="tooltip" aria-hidden="true">
      {target.content instanceof Date ? (
        <>
          <FormattedDate value={target.content} {...exactMoment} />
          <RelativeTime seconds={target.content.getTime() / 1000} />
        </>
      ) : (
        target.content
      )}
    </div>
  );
}

function RelativeTime({ seconds }: { seconds: number }) {
  return <div>{useRelativeTime(seconds)}</div>;
}

function isSame(one: TooltipTarget | null, other: TooltipTarget | null): boolean {
  return one?.element === other?.element && String(one?.content) === String(other?.content);
}

/** Below the element and centred, above if there is no room; a wide one, such as a cell, at its start. */
function place(bubble: HTMLElement, box: DOMRect) {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth, offsetHeight } = bubble;
  const isWide = box.width > 120;
  const isRightToLeft = getComputedStyle(bubble).direction === 'rtl';
  const start = isRightToLeft ? box.right - offsetWidth : box.left;
  const left = isWide ? start : box.left + (box.width - offsetWidth) / 2;
  const below = box.bottom + gap;
  const top = below + offsetHeight > clientHeight ? box.top - offsetHeight - gap : below;
  bubble.style.left = `${Math.max(4, Math.min(left, clientWidth - offsetWidth - 4))}px`;
  bubble.style.top = `${Math.max(4, top)}px`;
}
