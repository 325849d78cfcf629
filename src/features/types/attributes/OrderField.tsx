import { useIntl } from 'react-intl';
import { numbersOf } from '@/forms/fieldWords';
import { useFormField } from '@/forms/useFormField';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Attribute } from '@/protocol/attributes';
import { OrderedList } from '@/ui/order/OrderedList';

interface OrderFieldProps {
  attributes: readonly Attribute[];
  /** Their ids, as they stand now. */
  order: readonly number[];
}

/** The field `order` of the form. */
export function OrderField({ attributes, order }: OrderFieldProps) {
  const intl = useIntl();
  const nameOf = (id: number) => attributes.find((attribute) => attribute.id === id)?.name ?? '';
  const field = useFormField('order', {
    label: propertyMessages.attributes,
    textOf: (ids) => numbersOf(ids).map(nameOf).join('\n'),
  });
  return (
    <OrderedList
      label={intl.formatMessage(propertyMessages.attributes)}
      items={order}
      itemKey={(id) => id}
      itemName={nameOf}
      onChange={field.setValue}
    />
  );
}
