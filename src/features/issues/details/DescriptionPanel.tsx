import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { Issue } from '@/entities/issues';
import { actionMessages } from '@/i18n/actionMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { issuePaths } from '@/routing/paths/issues';
import { selectSavedEntry } from '@/screen/issueView';
import { useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { AddIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { RichText } from '@/ui/RichText';
import { useIsShown } from '@/ui/ShownContext';
import { CommandMenu } from './CommandMenu';
import { descriptionCommands } from './commands';
import styles from './DescriptionPanel.module.css';
import { DESCRIPTION_ELEMENT_ID } from './entryContext';
import { canChange, type IssueRights, useIssueRights } from './issueRights';
import { LastEdited } from './LastEdited';
import { detailsMessages } from './messages';
import { showElement } from './useAnchor';
import { useHistoryWords } from './useHistoryWords';
import { useItemLinks } from './useItemLinks';

/** The text of the issue. */
export function DescriptionPanel({ issue }: { issue: Issue }) {
  const intl = useIntl();
  const words = useHistoryWords();
  const links = useItemLinks(issue);
  const { description, details } = issue;
  const rights = useIssueRights(details.folderId);
  const isSaved = useIsDescriptionSaved(issue);

  return (
    <Panel
      title={intl.formatMessage(propertyMessages.description)}
      actions={<DescriptionActions issue={issue} rights={rights} />}
    >
      {description ? (
        <div
          className={styles['card']}
          id={DESCRIPTION_ELEMENT_ID}
          tabIndex={-1}
          aria-current={isSaved ? 'location' : undefined}
        >
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

/** Whether it was just saved; then it is also brought into view, and has the focus. */
function useIsDescriptionSaved({ issueId, description }: Issue): boolean {
  const isShown = useIsShown();
  const isSaved = useAppSelector((state) => selectSavedEntry(state, issueId)?.itemId === null);
  const isThere = isShown && isSaved && description !== null;

  // External system: scroll position and focus, which the window itself sets first when it opens.
  useEffect(() => {
    if (!isThere) return;
    const frame = requestAnimationFrame(() => {
      showElement(DESCRIPTION_ELEMENT_ID);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [isThere]);

  return isSaved;
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
