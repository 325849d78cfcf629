import type { ReactNode } from 'react';
import { TextField } from '@/forms/fields/TextField';
import { propertyMessages } from '@/i18n/propertyMessages';
import { maxLengths } from '@/protocol/limits';
import { fileMessages } from './messages';

interface FileFieldsProps {
  /** Before the names of the fields: they may be those of one of several files. */
  prefix?: string;
  /** Below the name. */
  note?: ReactNode;
  isReadOnly?: boolean;
}

/** How a file is called and described: the fields `name` and `description` of the form. */
export function FileFields({ prefix = '', note, isReadOnly = false }: FileFieldsProps) {
  return (
    <>
      <TextField
        name={`${prefix}name`}
        label={fileMessages.name}
        maxLength={maxLengths.fileName}
        isRequired
        help={note}
        isReadOnly={isReadOnly}
      />
      <TextField
        name={`${prefix}description`}
        label={propertyMessages.description}
        maxLength={maxLengths.fileDescription}
        isReadOnly={isReadOnly}
      />
    </>
  );
}
