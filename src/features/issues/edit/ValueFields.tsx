import { useIntl } from 'react-intl';
import type { TypeAttribute } from '@/entities/attributes';
import { AttributeField } from '@/forms/fields/AttributeField';
import type { ValueContext } from '@/lib/values/formatValues';
import { Notice } from '@/ui/Notice';
import { editMessages } from './messages';

interface ValueFieldsProps {
  attributes: readonly TypeAttribute[];
  /** Some are here since their old value is no longer allowed, which is said. */
  hasWrong?: boolean;
  context: ValueContext;
}

/** The fields `attributes.5` and so on of a form. */
export function ValueFields({ attributes, hasWrong = false, context }: ValueFieldsProps) {
  const intl = useIntl();
  return (
    <>
      {hasWrong && <Notice kind="warning">{intl.formatMessage(editMessages.wrongToo)}</Notice>}
      {attributes.map((attribute) => (
        <AttributeField
          key={attribute.attributeId}
          name={`attributes.${attribute.attributeId}`}
          attribute={attribute}
          context={context}
          label={attribute.name}
        />
      ))}
    </>
  );
}
