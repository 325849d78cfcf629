import { type IntlShape, type MessageDescriptor, useIntl } from 'react-intl';

/** A text of ours, or one of the server such as the name of an attribute. */
export type FieldText = MessageDescriptor | string;

/** Puts a text into words. */
export function useFieldText(): (text: FieldText) => string {
  const intl = useIntl();
  return (text) => fieldTextIn(intl, text);
}

/** As `useFieldText`, where there is no component. */
export function fieldTextIn(intl: IntlShape, text: FieldText): string {
  return typeof text === 'string' ? text : intl.formatMessage(text);
}
