import type { IntlShape, MessageDescriptor } from 'react-intl';

interface NameColumn {
  key: 'name';
  title: string;
  size: 'medium' | 'large';
  render(row: { name: string }): string;
}

/** The column of names that a list of things, or of people, begins with. */
export function nameColumn(
  intl: IntlShape,
  caption: MessageDescriptor,
  size: NameColumn['size'] = 'large',
): NameColumn {
  return { key: 'name', title: intl.formatMessage(caption), size, render: ({ name }) => name };
}
