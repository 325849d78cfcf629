import { columnMessages } from '@/i18n/columnMessages';
import { maxLengths } from '@/protocol/limits';
import { TextField } from './TextField';

interface NameFieldProps {
  /** That of names of everything but issues by default. */
  maxLength?: number;
}

/** What something is called; people have fields of their own. */
export function NameField({ maxLength = maxLengths.name }: NameFieldProps) {
  return <TextField name="name" label={columnMessages.name} maxLength={maxLength} isRequired />;
}
