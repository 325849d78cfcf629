import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Command } from '@/commands/command';
import { selectListPlace } from '@/lists/listPlace';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { IconButton } from '@/ui/IconButton';
import { NextIcon, PreviousIcon } from '@/ui/icons';
import { nextIssue, previousIssue } from '../list/stepCommands';
import styles from './IssueSteps.module.css';
import { placeSentences } from './placeMessages';
import { canStep, type Step, stepIssue } from './stepIssue';

/** The step that led to an issue whose buttons are not there yet: in a window the next issue has buttons of its own. */
let latestStep: Step | null = null;

/** Which issue of the list it is, between the ways to its neighbours; nothing for an issue that is not in the list. */
export function IssueSteps({ issueId }: { issueId: number }) {
  const intl = useIntl();
  const current = useAppSelector((state) => selectListPlace(state, issueId));
  // It may leave the list, or the list its page, while one looks at it: the buttons keep their focus.
  const [known, setKnown] = useState({ issueId, place: current });
  const isOther = known.issueId !== issueId;
  if (isOther || (current && current !== known.place)) setKnown({ issueId, place: current });
  const { place } = known;
  if (!place) return null;
  return (
    <div className={styles['steps']}>
      <StepButton command={previousIssue} step={-1} issueId={issueId} />
      <span className={styles['place']}>{intl.formatMessage(placeSentences.place, place)}</span>
      <StepButton command={nextIssue} step={1} issueId={issueId} />
    </div>
  );
}

interface StepButtonProps {
  command: Command;
  step: Step;
  issueId: number;
}

/** Keeps the focus from issue to issue, and at the ends of the list, so it is never natively disabled. */
function StepButton({ command, step, issueId }: StepButtonProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const hasNeighbour = useAppSelector((state) => canStep(state, issueId, step));
  const button = useRef<HTMLButtonElement>(null);

  // External system: the document's focus, which went with the button of the issue before.
  useEffect(() => {
    if (latestStep !== step) return;
    latestStep = null;
    button.current?.focus({ preventScroll: true });
  }, [step, issueId]);

  return (
    <IconButton
      ref={button}
      label={intl.formatMessage(command.message)}
      icon={step === 1 ? NextIcon : PreviousIcon}
      data-command={command.id}
      aria-disabled={!hasNeighbour}
      onClick={() => {
        if (!hasNeighbour) return;
        latestStep = step;
        void dispatch(stepIssue(issueId, step));
      }}
    />
  );
}
