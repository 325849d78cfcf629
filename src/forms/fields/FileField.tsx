import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { pastedFile } from '@/ui/transferredFiles';
import { FieldFrame, type FieldProps } from '../FieldFrame';
import { useFormField } from '../useFormField';
import styles from './FileField.module.css';
import { fieldMessages, fieldSentences } from './messages';
import { useFileSizeText } from './useFileSizeText';
import { useUploadProgress } from './useUploadProgress';

interface FileFieldProps extends Omit<FieldProps, 'help'> {
  /** The field that takes over the name of the chosen file, and then the focus. */
  nameField?: string;
  /** The bytes that it may have; by default those of attached files. */
  maxSize?: number;
  /** It is for tables, so no picture is pasted. */
  isTable?: boolean;
  /** After a file was chosen that is small enough; `setOther` sets another field. */
  onChosen?: (file: File, setOther: (name: string, value: unknown) => void) => void;
}

/** A file: chosen, dropped or pasted (screens 11.7). While it is sent, shows how far it has come. */
export function FileField({
  name,
  nameField,
  maxSize,
  isTable = false,
  onChosen,
  ...frame
}: FileFieldProps) {
  const intl = useIntl();
  const field = useFormField(name);
  const { fileMaxSize: attachedSize } = useAppSelector(selectSettings);
  const fileMaxSize = maxSize ?? attachedSize;
  const sizeText = useFileSizeText();
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  const file = field.value instanceof File ? field.value : null;
  const isTooLarge = file !== null && file.size > fileMaxSize;

  function choose(chosen: File) {
    if (field.isBusy) return;
    field.setValue(chosen);
    field.clearProblem();
    if (chosen.size <= fileMaxSize) onChosen?.(chosen, field.setOther);
    if (nameField === undefined) return;
    field.setOther(nameField, chosen.name);
    document.getElementById(field.idOf(nameField))?.focus();
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = target.files?.[0];
    setIsDraggedOver(false);
    if (chosen) choose(chosen);
    // Mended under the same name it can be chosen again.
    target.value = '';
  }

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = pastedFile(event.clipboardData);
    if (!pasted) return;
    event.preventDefault();
    choose(pasted);
  });

  // External system: the clipboard, pasted from anywhere in the window.
  useEffect(() => {
    const listener = (event: ClipboardEvent) => {
      handlePaste(event);
    };
    document.addEventListener('paste', listener);
    return () => {
      document.removeEventListener('paste', listener);
    };
  }, []);

  return (
    <FieldFrame
      {...frame}
      inputId={field.inputId}
      problem={isTooLarge ? { message: clientErrorMessages.FileTooLarge } : field.problem}
      help={intl.formatMessage(fieldSentences.fileLimit, { size: sizeText(fileMaxSize) })}
    >
      {(aria) => (
        <div className={classNames(styles['area'], isDraggedOver && styles['draggedOver'])}>
          <span className={styles['text']} dir="auto">
            {file
              ? intl.formatMessage(fieldSentences.chosenFile, {
                  name: file.name,
                  size: sizeText(file.size),
                })
              : intl.formatMessage(isTable ? fieldMessages.chooseTable : fieldMessages.chooseFile)}
          </span>
          {/* Transparent over the whole area: the browser itself opens its dialog and takes what is dropped. */}
          <input
            {...aria}
            className={styles['input']}
            type="file"
            name={name}
            aria-disabled={field.isBusy}
            onClick={(event) => {
              // Natively disabled it would lose the focus.
              if (field.isBusy) event.preventDefault();
            }}
            onChange={handleChange}
            onDragEnter={() => {
              setIsDraggedOver(true);
            }}
            onDragLeave={() => {
              setIsDraggedOver(false);
            }}
          />
          {field.isBusy && file && <UploadProgress file={file} />}
        </div>
      )}
    </FieldFrame>
  );
}

function UploadProgress({ file }: { file: File }) {
  const intl = useIntl();
  const progress = useUploadProgress(file);
  if (!progress) return null;
  return (
    <progress
      className={styles['progress']}
      aria-label={intl.formatMessage(fieldMessages.uploading)}
      {...(progress.totalBytes > 0 && { value: progress.sentBytes, max: progress.totalBytes })}
    />
  );
}
