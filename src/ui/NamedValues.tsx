import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { PropertyList } from './PropertyList';

interface NamedValuesProps {
  items: readonly { label: MessageDescriptor; value: ReactNode }[];
}

/** Properties that we name; those that users name are a `PropertyList`. */
export function NamedValues({ items }: NamedValuesProps) {
  const intl = useIntl();
  return (
    <PropertyList
      items={items.map(({ label, value }, index) => ({
        key: index,
        label: intl.formatMessage(label),
        value,
      }))}
    />
  );
}
