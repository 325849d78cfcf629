import { type MessageDescriptor, useIntl } from 'react-intl';

/** A text of ours, or one of the server such as the name of an attribute. */
export type FieldText = MessageDescriptor | string;

/** Puts a text into words. */
export function useFieldText(): (text: FieldText) => string {
  const intl = useIntl();
  return (text) => (typeof text === 'string' ? text : intl.formatMessage(text));
}
