import { useIntl } from 'react-intl';
import type { Issue } from '@/entities/issues';
import { actionMessages } from '@/i18n/actionMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { issuePaths } from '@/routing/paths/issues';
import { EmptyState } from '@/ui/EmptyState';
import { AddIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { RichText } from '@/ui/RichText';
import { CommandMenu } from './CommandMenu';
import { descriptionCommands } from './commands';
import styles from './DescriptionPanel.module.css';
import { canChange, type IssueRights, useIssueRights } from './issueRights';
import { LastEdited } from './LastEdited';
import { detailsMessages } from './messages';
import { useHistoryWords } from './useHistoryWords';
import { useItemLinks } from './useItemLinks';

/** The text of the issue (screens 10.6). */
export function DescriptionPanel({ issue }: { issue: Issue }) {
  const intl = useIntl();
  const words = useHistoryWords();
  const links = useItemLinks(issue);
  const { description, details } = issue;
  const rights = useIssueRights(details.folderId);

  return (
    <Panel
      title={intl.formatMessage(propertyMessages.description)}
      actions={<DescriptionActions issue={issue} rights={rights} />}
    >
      {description ? (
        <div className={styles['card']}>
          <RichText html={links.inHtml(description.text)} />
          <LastEdited
            added={details}
            modifiedDate={description.modifiedDate}
            modifiedBy={description.modifiedBy}
            words={words}
          />
        </div>
      ) : (
        <EmptyState>{intl.formatMessage(detailsMessages.noDescription)}</EmptyState>
      )}
    </Panel>
  );
}

function DescriptionActions({ issue, rights }: { issue: Issue; rights: IssueRights }) {
  const intl = useIntl();
  const { issueId, description, details } = issue;
  if (description) {
    return (
      <CommandMenu
        label={intl.formatMessage(detailsMessages.descriptionMenu)}
        commands={descriptionCommands(details, rights)}
      />
    );
  }
  return canChange(rights, details) ? (
    <LinkButton icon={AddIcon} href={`#${issuePaths.addDescription.url({ issueId })}`}>
      {intl.formatMessage(actionMessages.addDescription)}
    </LinkButton>
  ) : null;
}
