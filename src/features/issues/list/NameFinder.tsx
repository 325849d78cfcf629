import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useCommandContext } from '@/commands/useCommandContext';
import { commonMessages } from '@/i18n/commonMessages';
import { maxLengths } from '@/protocol/limits';
import { findName, selectIsFindingName } from '@/screen/nameFinder';
import { selectCursor } from '@/screen/selection';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { bringRow } from '@/ui/bringRow';
import styles from './NameFinder.module.css';
import { issuesNamed, type NamedIssue, selectIsOnItsWay, selectNamedIssues } from './namedIssues';
import { focusList } from '../bulk/focusList';
import { selectLayout } from '../layouts/layout';
import { layoutOf } from '../layouts/layouts';
import { goToRow, reachableRow } from './shownRows';
import { statusMessages } from './statusMessages';
import { wholeMessages } from './wholeMessages';

/** The box above the list in which one types the name of an issue to go to, while it is open. */
export function NameFinder() {
  return useAppSelector(selectIsFindingName) && <OpenFinder />;
}

/** Typing brings the row into view; Enter goes to it, the arrows to the next of that name, and Esc back. */
function OpenFinder() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const context = useCommandContext();
  const [text, setText] = useState('');
  const [found, setFound] = useState<NamedIssue>();
  const box = useRef<HTMLInputElement>(null);
  const isOnItsWay = useAppSelector(selectIsOnItsWay);
  const isMissing = text.trim() !== '' && found === undefined;

  // External system: the document's focus.
  useEffect(() => {
    box.current?.focus();
  }, []);

  // External system: the rows. What was not found among the first may be among the rest.
  const showLate = useEffectEvent(() => {
    if (isMissing) showFirst(text);
  });
  useEffect(() => {
    if (!isOnItsWay) showLate();
  }, [isOnItsWay]);

  function show(issue: NamedIssue | undefined) {
    setFound(issue);
    if (!issue) return;
    bringRow(issue.id);
    reachableRow(issue.id)?.scrollIntoView({ block: 'nearest' });
  }

  function showFirst(wanted: string) {
    show(issuesNamed(selectNamedIssues(context.getState()), wanted)[0]);
  }

  function step(by: 1 | -1) {
    const issues = issuesNamed(selectNamedIssues(context.getState()), text);
    const place = issues.findIndex(({ id }) => id === found?.id);
    show(by > 0 ? (issues[place + 1] ?? issues[0]) : issues.at(Math.max(place, 0) - 1));
  }

  function goTo(issueId: number) {
    const unfold = layoutOf(selectLayout(context.getState()).kind)?.foldable?.unfold;
    // Its row has to be there to be gone to.
    if (unfold) {
      flushSync(() => {
        dispatch(unfold(issueId));
      });
    }
    goToRow(context, issueId);
  }

  function leave(issueId: number | null | undefined) {
    dispatch(findName(false));
    if (typeof issueId === 'number') goTo(issueId);
    else focusList();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const act = {
      ArrowDown: () => {
        step(1);
      },
      ArrowUp: () => {
        step(-1);
      },
      Enter: () => {
        if (found) leave(found.id);
      },
      Escape: () => {
        leave(selectCursor(context.getState()));
      },
    }[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  }

  return (
    <div className={styles['bar']}>
      <label>
        {intl.formatMessage(wholeMessages.goToName)}
        <input
          ref={box}
          autoComplete="off"
          maxLength={maxLengths.value}
          value={text}
          aria-invalid={isMissing && !isOnItsWay}
          onKeyDown={handleKeyDown}
          onChange={({ target }) => {
            setText(target.value);
            showFirst(target.value);
          }}
        />
      </label>
      <output className={styles['found']}>
        {isMissing
          ? intl.formatMessage(isOnItsWay ? commonMessages.loading : statusMessages.statusNone)
          : found?.name}
      </output>
    </div>
  );
}
