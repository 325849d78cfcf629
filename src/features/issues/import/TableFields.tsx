import { useIntl } from 'react-intl';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { FileField } from '@/forms/fields/FileField';
import { SelectField } from '@/forms/fields/SelectField';
import { TextAreaField } from '@/forms/fields/TextAreaField';
import { FieldColumns } from '@/forms/FieldColumns';
import { useFormField } from '@/forms/useFormField';
import { decodeText, guessEncoding, type TextEncoding, textEncodings } from '@/lib/textEncodings';
import { exportMessages } from '../export/messages';
import { fileMessages } from '../files/messages';
import { layoutMessages } from '../layouts/messages';
import { importMessages } from './messages';

/** A table of so many rows has less, and what is larger is no draft that a browser keeps. */
const maxBytes = 2 * 1024 * 1024;

type SetOther = (name: string, value: unknown) => void;

/** Reads the file into the box below; without an encoding, in the one that it seems to have. */
async function takeFile(file: File, setOther: SetOther, encoding?: TextEncoding): Promise<void> {
  const bytes = await bytesOf(file);
  if (!bytes) {
    setOther('file', null);
    return;
  }
  const used = encoding ?? guessEncoding(bytes);
  setOther('encoding', used);
  setOther('text', decodeText(bytes, used));
  // Another table has other columns.
  if (!encoding) setOther('columns', []);
}

/** Null for a file that has changed or gone since it was chosen: browsers want it chosen again. */
async function bytesOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/** Where the rows come from, and how they are read. */
export function TableFields({ hasFile }: { hasFile: boolean }) {
  const intl = useIntl();
  const { value: file } = useFormField('file');
  return (
    <>
      <FileField
        name="file"
        label={fileMessages.file}
        maxSize={maxBytes}
        onChosen={(chosen, setOther) => void takeFile(chosen, setOther)}
      />
      <TextAreaField
        name="text"
        label={layoutMessages.table}
        help={intl.formatMessage(importMessages.tableNote)}
        isRequired
      />
      <FieldColumns>
        {hasFile && (
          <SelectField
            name="encoding"
            label={importMessages.encoding}
            options={textEncodings.map((encoding) => ({
              value: encoding,
              label: encoding.toUpperCase(),
            }))}
            onChosen={(encoding, setOther) => {
              const used = textEncodings.find((one) => one === encoding);
              if (file instanceof File && used) void takeFile(file, setOther, used);
            }}
          />
        )}
        <SelectField
          name="separator"
          label={exportMessages.delimiter}
          options={[
            { value: null, label: importMessages.automatic },
            { value: ',', label: exportMessages.comma },
            { value: ';', label: exportMessages.semicolon },
            { value: '\t', label: importMessages.tab },
          ]}
        />
      </FieldColumns>
      <CheckboxField name="hasNames" label={importMessages.hasNames} />
    </>
  );
}
