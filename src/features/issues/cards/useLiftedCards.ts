import { type KeyboardEvent, type MouseEvent, useEffect } from 'react';
import type { Command } from '@/commands/command';
import { useCommandContext } from '@/commands/useCommandContext';
import { liftCards, selectLifted } from '@/screen/cards';
import { useAppSelector } from '@/store/hooks';
import { filterSentences } from '../filter/messages';
import { cardMessages } from './messages';

/** Where a key carries cards to, and what that is called. */
interface Carried {
  place: string;
  name: string;
  /** Of the issues that are there. */
  count: number;
  /** Brings the place into view. */
  show?: () => void;
}

/** Whether a key is for a layout: one that is pressed alone, or Shift+Tab, which leaves as Tab does. */
export function isForLayout({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return !altKey && !ctrlKey && !metaKey && (!shiftKey || key === 'Tab');
}

interface LiftedCardsOptions {
  /** Takes cards up. */
  command: Command;
  /** What is taken up with a card, itself first; empty where it cannot be moved. */
  idsOf: (issueId: number) => readonly number[];
  /** Null for keys that lead nowhere. */
  carriedTo: (key: string, place: string) => Carried | null;
  onPutDown: (issueIds: readonly number[], place: string) => void;
}

/**
 * Cards that were taken up by a key: keys carry them, Space or Enter puts them down, Esc and Tab put them back. A click
 * puts them down, too, for those who cannot drag.
 */
export function useLiftedCards({ command, idsOf, carriedTo, onPutDown }: LiftedCardsOptions) {
  const context = useCommandContext();
  const { dispatch, getState, announce } = context;
  const lifted = useAppSelector(selectLifted);

  const isLifted = lifted !== null;

  // External system: presses anywhere else, after which nobody has the card in hand any more.
  useEffect(() => {
    if (!isLifted) return;
    function handleElsewhere({ target }: PointerEvent) {
      if (target instanceof Element && !target.closest('[data-place]')) dispatch(liftCards(null));
    }
    document.addEventListener('pointerdown', handleElsewhere, true);
    return () => {
      document.removeEventListener('pointerdown', handleElsewhere, true);
    };
  }, [isLifted, dispatch]);

  function putBack() {
    dispatch(liftCards(null));
    announce(cardMessages.putBack);
  }

  function carry(event: KeyboardEvent) {
    if (!lifted) return;
    if (event.key === 'Tab') {
      putBack();
      return;
    }
    const to = carriedTo(event.key, lifted.to);
    if (to) {
      const { place, name, count, show } = to;
      dispatch(liftCards({ ...lifted, to: place }));
      show?.();
      announce(filterSentences.choice, { name, count });
    } else if (event.key === 'Escape') putBack();
    else if (event.key === ' ' || event.key === 'Enter') onPutDown(lifted.issueIds, lifted.to);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function lift(issueId: number) {
    const issueIds = idsOf(issueId);
    const target =
      issueIds.length > 1
        ? ({ kind: 'issues', issueIds } as const)
        : ({ kind: 'issue', issueId } as const);
    if (command.appliesTo(getState(), target)) command.run(context, target);
  }

  function onClickCapture(event: MouseEvent) {
    const { target } = event;
    const place = target instanceof Element ? target.closest('[data-place]') : null;
    const to = place?.getAttribute('data-place') ?? null;
    if (!lifted || to === null) return;
    event.preventDefault();
    event.stopPropagation();
    onPutDown(lifted.issueIds, to);
  }

  return { isLifted, carry, lift, onClickCapture };
}
