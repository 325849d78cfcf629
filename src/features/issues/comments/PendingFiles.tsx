import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { useFormField } from '@/forms/useFormField';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { AttachIcon } from '@/ui/icons';
import { detailsMessages } from '../details/messages';
import { forgetHandedFiles, handedFiles, onFilesHanded } from '../files/handedFiles';
import { fileCommandMessages } from '../files/commandMessages';
import { PasteButton } from './PasteButton';
import { PendingFileRow } from './PendingFileRow';
import styles from './PendingFiles.module.css';
import { fileProblem, nameFiles } from './pendingFiles';
import type { Attaching } from './useAttaching';

const noText = { value: '', selectionStart: 0, selectionEnd: 0 };

/** The field `files` of a new comment: chosen here, or dropped and pasted anywhere on the issue. */
export function PendingFiles({ issueId, attaching }: { issueId: number; attaching: Attaching }) {
  const intl = useIntl();
  const field = useFormField('files');
  /** Its text is read where it stands: whoever followed it would be rendered with each letter. */
  const commentId = field.idOf('comment');
  const { fileMaxSize } = useAppSelector(selectSettings);
  const input = useRef<HTMLInputElement>(null);
  const files: ReadonlySet<unknown> = field.value instanceof Set ? field.value : new Set();
  const chosen = [...files].filter((file) => file instanceof File);

  function add(added: readonly File[]) {
    field.clearProblem();
    field.setValue(new Set([...chosen, ...added]));
  }

  const take = useEffectEvent(() => {
    const added = handedFiles(issueId);
    // What comes while the comment is saved goes with what is written after it.
    if (added.length === 0 || field.isBusy) return;
    forgetHandedFiles();
    add(added);
    area()?.focus();
  });

  // External system: files that were dropped or pasted, for as long as the comment is written.
  useEffect(() => {
    if (!field.isBusy) take();
    return onFilesHanded(() => {
      take();
    });
  }, [field.isBusy]);

  function area(): HTMLTextAreaElement | null {
    const element = document.getElementById(commentId);
    return element instanceof HTMLTextAreaElement ? element : null;
  }

  /** Where the cursor stands, which goes on behind it. */
  function insert(link: string) {
    const { value: text, selectionStart: at } = area() ?? noText;
    const before = text.slice(0, at);
    const inserted = before === '' || /\s$/.test(before) ? link : ` ${link}`;
    field.setOther('comment', before + inserted + text.slice(at));
    area()?.focus();
  }

  /** What is selected in the text gives way, as where one pastes by keys. */
  function replaceSelection(pasted: string) {
    const { value: text, selectionStart, selectionEnd } = area() ?? noText;
    field.setOther('comment', text.slice(0, selectionStart) + pasted + text.slice(selectionEnd));
  }

  return (
    <div className={styles['field']}>
      {chosen.length > 0 && (
        <ul className={styles['list']} aria-label={intl.formatMessage(detailsMessages.filterFiles)}>
          {nameFiles(chosen).map((pending) => (
            <PendingFileRow
              key={pending.name}
              pending={pending}
              problem={fileProblem(pending, fileMaxSize)}
              attachment={attaching.attachments.get(pending.file)}
              isBusy={field.isBusy}
              onInsert={insert}
              onRetry={() => void attaching.attach(pending)}
              onCancel={() => {
                attaching.cancel(pending.file);
              }}
              onRemove={() => {
                field.clearProblem();
                field.setValue(new Set(chosen.filter((file) => file !== pending.file)));
                area()?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file can be chosen once more.
          target.value = '';
          area()?.focus();
        }}
      />
      <div className={styles['buttons']}>
        <Button
          variant="quiet"
          icon={AttachIcon}
          onClick={() => {
            if (!field.isBusy) input.current?.click();
          }}
        >
          {intl.formatMessage(fileCommandMessages.attachFile)}
        </Button>
        <PasteButton
          isBusy={field.isBusy}
          onPaste={({ text, files: pasted }) => {
            if (text !== '') replaceSelection(text);
            else add(pasted);
            area()?.focus();
          }}
        />
      </div>
    </div>
  );
}
