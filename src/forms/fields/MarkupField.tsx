import { type KeyboardEvent, type ReactNode, useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { propertyMessages } from '@/i18n/propertyMessages';
import { codePoints } from '@/lib/values/codePoints';
import { TextFormat } from '@/protocol/enums';
import { classNames } from '@/ui/classNames';
import fieldStyles from '../Field.module.css';
import { FieldFrame, type FieldProps } from '../FieldFrame';
import { textOf, useFormField } from '../useFormField';
import { applyMarkup, type MarkupCommand, replaceSelection } from './markupEdits';
import { commandOfKey } from './markupCommands';
import { MarkupPreviewArea } from './MarkupPreviewArea';
import { MarkupToolbar } from './MarkupToolbar';
import { MarkupLength } from './MarkupLength';
import { fieldMessages } from './messages';
import { SelectField } from './SelectField';
import styles from './MarkupField.module.css';
import { maxRows, minRows, useMeasuredRows } from './useMeasuredRows';
import { useMarkupPreview } from './useMarkupPreview';
import { useTextEditing } from './useTextEditing';

interface MarkupFieldProps extends Omit<FieldProps, 'help'> {
  /** The field that holds the text format. */
  formatName: string;
  maxLength: number;
  /** Beside what it is about: as high as its text, and an open preview follows it. */
  isInline?: boolean | undefined;
  /** What else belongs to the text; inline it shares the line of the format. */
  children?: ReactNode;
  /** Has the server turn a text into HTML. Rejects with `ApiError`. */
  onPreview: (text: string) => Promise<string>;
}

const formats = [
  { value: TextFormat.plain, label: propertyMessages.plainText },
  { value: TextFormat.markup, label: propertyMessages.markup },
];

/** A long text, plain or with markup, with what helps to write and see it. */
export function MarkupField({
  name,
  formatName,
  maxLength,
  isInline = false,
  children,
  onPreview,
  ...frame
}: MarkupFieldProps) {
  const intl = useIntl();
  const field = useFormField(name, { label: frame.label });
  const isMarkup = useFormField(formatName).value === TextFormat.markup;
  // After Esc the Tab key leaves the text, as it does everywhere else.
  const isTabFree = useRef(false);
  const text = textOf(field.value);
  const { area, edit } = useTextEditing(field.setValue);
  const { preview, isLoading, show, discard } = useMarkupPreview(onPreview, {
    name,
    maxLength,
    followed: isInline ? text : null,
  });
  useMeasuredRows(area, isInline ? text : null);
  // The input takes more than the server does: what is pasted must not be cut off unseen.
  const isLong = text.length > maxLength * 0.9;
  const helpId = `${field.inputId}-help`;

  // The same while one types: the buttons need not be rendered with every letter.
  const handleCommand = useCallback(
    (command: MarkupCommand) => {
      edit((before) => applyMarkup(command, before));
    },
    [edit],
  );
  const handlePreview = useCallback(() => {
    show(area.current?.value ?? '');
  }, [area, show]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const hasCommandKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    const command = isMarkup && hasCommandKey ? commandOfKey(event.key) : null;
    if (command) {
      event.preventDefault();
      handleCommand(command);
    } else if (event.key === 'Tab') {
      const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey);
      if (!isPlain || isTabFree.current) return;
      event.preventDefault();
      edit((before) => replaceSelection(before, '\t'));
    } else if (event.key === 'Escape') {
      // What is open closes first, then the Tab key gets free; the next press is for the form.
      if (preview || isLoading) discard();
      else if (isTabFree.current) return;
      isTabFree.current = true;
      event.preventDefault();
    } else if (event.key !== 'Shift') {
      isTabFree.current = false;
    }
  }

  const format = (
    <SelectField
      name={formatName}
      label={fieldMessages.markupFormat}
      options={formats}
      isRequired
      isLabelHidden={isInline}
      onChosen={discard}
    />
  );

  return (
    <>
      <FieldFrame
        {...frame}
        inputId={field.inputId}
        problem={field.problem}
        help={isLong && <MarkupLength length={codePoints(text)} maxLength={maxLength} />}
      >
        {(aria) => (
          <>
            {isMarkup && (
              <MarkupToolbar
                areaId={aria.id}
                isPreviewing={isLoading}
                onCommand={handleCommand}
                onPreview={handlePreview}
              />
            )}
            <textarea
              {...aria}
              className={classNames(fieldStyles['control'], isInline && styles['growing'])}
              ref={area}
              name={name}
              rows={isInline ? rowsOf(text) : 10}
              aria-describedby={[aria['aria-describedby'], helpId].filter(Boolean).join(' ')}
              value={text}
              onChange={({ target }) => {
                field.setValue(target.value);
              }}
              onKeyDown={handleKeyDown}
              onBlur={() => {
                isTabFree.current = false;
              }}
              readOnly={field.isBusy}
              dir="auto"
            />
            <p id={helpId} className={classNames(fieldStyles['help'], styles['keys'])}>
              {intl.formatMessage(fieldMessages.markupHelp)}
            </p>
            {isMarkup && preview && <MarkupPreviewArea preview={preview} />}
          </>
        )}
      </FieldFrame>
      {isInline ? (
        <div className={styles['foot']}>
          {children}
          {format}
        </div>
      ) : (
        <>
          {format}
          {children}
        </>
      )}
    </>
  );
}

/** As many lines as the text has by itself, and one to go on, as long as there is room for more than it. */
function rowsOf(text: string): number {
  return Math.min(maxRows, Math.max(minRows, text.split('\n').length + 1));
}
