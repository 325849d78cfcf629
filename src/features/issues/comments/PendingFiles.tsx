import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { insertAtCursor } from '@/forms/fields/insertAsTyped';
import { useFormField } from '@/forms/useFormField';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { AttachIcon } from '@/ui/icons';
import { fileCommandMessages } from '../files/commandMessages';
import { forgetHandedFiles, handedFiles, onFilesHanded } from '../files/handedFiles';
import { PendingFileList } from '../files/PendingFileList';
import { PendingFileRow } from '../files/PendingFileRow';
import { fileProblem, futureLink, type PendingFile, withoutLinks } from '../files/pendingFiles';
import type { Attaching } from '../files/useAttaching';
import { insertLink } from './insertLink';
import { PasteButton } from './PasteButton';
import styles from './PendingFiles.module.css';

/** The field `files` of a new comment: chosen here, or dropped and pasted anywhere on the issue. */
export function PendingFiles({ issueId, attaching }: { issueId: number; attaching: Attaching }) {
  const intl = useIntl();
  const field = useFormField('files');
  /** Its text is read where it stands: whoever followed it would be rendered with each letter. */
  const commentId = field.idOf('comment');
  const { fileMaxSize } = useAppSelector(selectSettings);
  const input = useRef<HTMLInputElement>(null);
  const { value: links } = useFormField('links');
  const { pending, attachments } = attaching;
  /** Those that the text could link when it was looked at last. */
  const named = useRef<readonly string[]>([]);

  function add(added: readonly File[]) {
    field.clearProblem();
    attaching.add(added);
  }

  const take = useEffectEvent(() => {
    const added = handedFiles(issueId);
    if (added.length === 0) return;
    forgetHandedFiles();
    add(added);
    area()?.focus();
  });

  // External system: files that were dropped or pasted, for as long as the comment is written. What comes
  // while it is saved is kept for what is written after it.
  useEffect(() => {
    take();
    return onFilesHanded(() => {
      take();
    });
  }, []);

  const follow = useEffectEvent(() => {
    if (field.isBusy) return;
    if (field.value !== pending) field.setValue(pending);
    const names = [...pending].map(({ name }) => name);
    const linked = [...named.current, ...namesIn(links)];
    const gone = linked.filter((name) => !names.includes(name));
    named.current = names;
    if (gone.length === 0) return;
    field.setOther('comment', withoutLinks(area()?.value ?? '', gone));
    field.setOther(
      'links',
      namesIn(links).filter((name) => !gone.includes(name)),
    );
  });

  // External system: the files that are kept for this issue, be it by a form before this one. A draft that is taken up may
  // link files that are not: after a reload there are none.
  useEffect(() => {
    follow();
  }, [pending, links, field.isBusy]);

  function area(): HTMLTextAreaElement | null {
    const element = document.getElementById(commentId);
    return element instanceof HTMLTextAreaElement ? element : null;
  }

  function insert({ name }: PendingFile, link: string) {
    if (link === futureLink(name)) field.setOther('links', [...namesIn(links), name]);
    const text = area();
    if (text) insertLink(text, link, setText);
  }

  function setText(text: string) {
    field.setOther('comment', text);
  }

  return (
    <div className={styles['field']}>
      <PendingFileList>
        {[...pending].map((file) => (
          <PendingFileRow
            key={file.name}
            name={file.name}
            file={file.file}
            problem={fileProblem(file, fileMaxSize)}
            attachment={attachments.get(file)}
            isBusy={field.isBusy}
            onInsert={(link) => {
              insert(file, link);
            }}
            onRetry={() => void attaching.attach(file)}
            onCancel={() => {
              attaching.cancel(file);
            }}
            onRemove={() => {
              field.clearProblem();
              attaching.remove(file);
              area()?.focus();
            }}
          />
        ))}
      </PendingFileList>
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
          className={styles['button']}
          variant="quiet"
          icon={AttachIcon}
          onClick={() => {
            if (!field.isBusy) input.current?.click();
          }}
        >
          <span className={styles['caption']}>
            {intl.formatMessage(fileCommandMessages.attachFile)}
          </span>
        </Button>
        <PasteButton
          isBusy={field.isBusy}
          onPaste={({ text, files: pasted }) => {
            const written = area();
            if (text === '') add(pasted);
            // What is selected gives way, as where one pastes by keys.
            else if (written) insertAtCursor(written, text, setText);
            written?.focus();
          }}
        />
      </div>
    </div>
  );
}

function namesIn(links: unknown): string[] {
  return Array.isArray(links) ? links.filter((name) => typeof name === 'string') : [];
}
