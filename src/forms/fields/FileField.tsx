import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { pastedFile } from '@/ui/transferredFiles';
import { FieldFrame, type FieldProps } from '../FieldFrame';
import { useFormField } from '../useFormField';
import { FileArea } from './FileArea';
import { fieldMessages, fieldSentences } from './messages';
import { useFileSizeText } from './useFileSizeText';

interface FileFieldProps extends Omit<FieldProps, 'help'> {
  /** The bytes that it may have. */
  maxSize: number;
  /** After a file was chosen that is small enough; `setOther` sets another field. */
  onChosen?: (file: File, setOther: (name: string, value: unknown) => void) => void;
}

/** A file that the client reads itself, such as a table: chosen, dropped or pasted. */
export function FileField({ name, maxSize, onChosen, ...frame }: FileFieldProps) {
  const intl = useIntl();
  const field = useFormField(name);
  const sizeText = useFileSizeText();
  const file = field.value instanceof File ? field.value : null;
  const isTooLarge = file !== null && file.size > maxSize;

  function choose(chosen: File) {
    if (field.isBusy) return;
    field.setValue(chosen);
    field.clearProblem();
    if (chosen.size <= maxSize) onChosen?.(chosen, field.setOther);
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
      help={intl.formatMessage(fieldSentences.fileLimit, { size: sizeText(maxSize) })}
    >
      {(aria) => (
        <FileArea
          aria={aria}
          name={name}
          isBusy={field.isBusy}
          onFiles={([chosen]) => {
            if (chosen) choose(chosen);
          }}
        >
          {file
            ? intl.formatMessage(fieldSentences.chosenFile, {
                name: file.name,
                size: sizeText(file.size),
              })
            : intl.formatMessage(fieldMessages.chooseTable)}
        </FileArea>
      )}
    </FieldFrame>
  );
}
