import { useIntl } from 'react-intl';
import { useFormField } from '@/forms/useFormField';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Attribute } from '@/protocol/attributes';
import { OrderedList } from '../order/OrderedList';

interface OrderFieldProps {
  attributes: readonly Attribute[];
  /** Their ids, as they stand now. */
  order: readonly number[];
}

/** The field `order` of the form. */
export function OrderField({ attributes, order }: OrderFieldProps) {
  const intl = useIntl();
  const field = useFormField('order');
  return (
    <OrderedList
      label={intl.formatMessage(propertyMessages.attributes)}
      items={order}
      itemKey={(id) => id}
      itemName={(id) => attributes.find((attribute) => attribute.id === id)?.name ?? ''}
      onChange={field.setValue}
    />
  );
}
