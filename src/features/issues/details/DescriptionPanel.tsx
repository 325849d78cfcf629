import { memo } from 'react';
import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import { CommandMenu } from '@/commands/CommandMenu';
import type { Issue } from '@/entities/issues';
import { propertyMessages } from '@/i18n/propertyMessages';
import { type InlineEditor, keyOf, selectIsEditing } from '@/screen/inlineEdit';
import { selectSavedEntry } from '@/screen/issueView';
import { useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import { RichText } from '@/ui/RichText';
import { addDescription, entryMenu } from './commands';
import styles from './DescriptionPanel.module.css';
import { DESCRIPTION_ELEMENT_ID } from './entryContext';
import { EditTextButton } from './EditTextButton';
import { LastEdited } from './LastEdited';
import { descriptionEditor } from './lazyEditors';
import { detailsMessages } from './messages';
import { changeDescription, partOf } from './partCommands';
import { ShowPlace } from './ShowPlace';
import { useHistoryWords } from './useHistoryWords';
import { useItemLinks } from './useItemLinks';

/** The text of the issue. */
export function DescriptionPanel({ issue }: { issue: Issue }) {
  const intl = useIntl();
  const words = useHistoryWords();
  const links = useItemLinks(issue);
  const { description, details } = issue;
  const { issueId } = issue;
  const isSaved = useAppSelector((state) => selectSavedEntry(state, issueId)?.itemId === null);
  const editor: InlineEditor = { issueId, place: 'description' };
  const isEditing = useAppSelector((state) => selectIsEditing(state, editor));
  const { Editor } = descriptionEditor;
  const text = description && <RichText html={links.inHtml(description.text)} />;

  return (
    <Panel
      title={intl.formatMessage(propertyMessages.description)}
      actions={
        <DescriptionActions
          issueId={issueId}
          createdBy={details.createdBy}
          hasText={description !== null}
        />
      }
    >
      {isSaved && (
        <ShowPlace key={description ? 'text' : 'none'} elementId={DESCRIPTION_ELEMENT_ID} />
      )}
      {description ? (
        <div
          // Neither its focus nor what is written in it is that of the next issue.
          key={issueId}
          className={styles['card']}
          id={DESCRIPTION_ELEMENT_ID}
          tabIndex={-1}
          aria-current={isSaved ? 'location' : undefined}
        >
          {isEditing ? (
            <div data-editor={keyOf(editor)}>
              <Editor issueId={issueId} fallback={text} />
            </div>
          ) : (
            text
          )}
          <LastEdited added={details} text={description} words={words} />
        </div>
      ) : (
        <div id={DESCRIPTION_ELEMENT_ID} tabIndex={-1}>
          <EmptyState>{intl.formatMessage(detailsMessages.noDescription)}</EmptyState>
        </div>
      )}
    </Panel>
  );
}

interface DescriptionActionsProps {
  issueId: number;
  /** Who wrote the issue. */
  createdBy: number;
  hasText: boolean;
}

/** Not drawn again when the history comes. */
const DescriptionActions = memo(function DescriptionActions({
  issueId,
  createdBy,
  hasText,
}: DescriptionActionsProps) {
  const intl = useIntl();
  if (!hasText) {
    return <CommandButton command={addDescription} target={{ kind: 'issue', issueId }} />;
  }
  return (
    <>
      <EditTextButton
        command={changeDescription}
        target={partOf(issueId, 'description', createdBy)}
        preload={descriptionEditor.preload}
      />
      <CommandMenu
        label={intl.formatMessage(detailsMessages.descriptionMenu)}
        groups={entryMenu}
        target={{
          kind: 'entry',
          what: 'description',
          issueId,
          itemId: issueId,
          createdBy,
        }}
      />
    </>
  );
});
