import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { CommandMenu } from '@/commands/CommandMenu';
import { commonMessages } from '@/i18n/commonMessages';
import { CopyableNumber } from '@/ui/CopyableNumber';
import { editIssue, issueMenu } from './commands';
import { itemNumber } from './entryContext';
import { IssueSteps } from './IssueSteps';
import { placeCommands } from './placeCommands';

/** The number of the issue and its commands, beside the title. */
export function IssueButtons({ issueId }: { issueId: number }) {
  const intl = useIntl();
  const target = { kind: 'issue', issueId } as const;
  return (
    <>
      <IssueSteps issueId={issueId} />
      <CopyableNumber number={itemNumber(issueId)} />
      <CommandButton command={editIssue} target={target} variant="primary" />
      <CommandMenu
        label={intl.formatMessage(commonMessages.more)}
        variant="default"
        groups={issueMenu}
        target={target}
      />
      {placeCommands.map((command) => (
        <CommandButton
          key={command.id}
          command={command}
          target={target}
          variant="quiet"
          isIconOnly
        />
      ))}
    </>
  );
}
