import type { IntlShape, MessageDescriptor } from 'react-intl';

type Size = 'normal' | 'medium' | 'large' | 'xlarge';

interface TextColumn<Key extends string> {
  key: Key;
  title: string;
  size: Size;
  render(row: Readonly<Record<Key, string | null>>): string | null;
}

/** The column of a text that rows have under this key. */
export function textColumn<const Key extends string>(
  intl: IntlShape,
  key: Key,
  caption: MessageDescriptor,
  size: Size = 'normal',
): TextColumn<Key> {
  return { key, title: intl.formatMessage(caption), size, render: (row) => row[key] };
}

/** The column of names that a list of things, or of people, begins with. */
export function nameColumn(intl: IntlShape, caption: MessageDescriptor, size: Size = 'large') {
  return textColumn(intl, 'name', caption, size);
}
