import { useIntl } from 'react-intl';
import type { TypeAttribute } from '@/entities/attributes';
import { AttributeField } from '@/forms/fields/AttributeField';
import { FieldColumns } from '@/forms/FieldColumns';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { ValueContext } from '@/lib/values/formatValues';
import { Panel } from '@/ui/Panel';

interface AttributeFieldsProps {
  attributes: readonly TypeAttribute[];
  context: ValueContext;
}

/** The values that the type of the issue defines: the fields `attributes.5` and so on of the form. */
export function AttributeFields({ attributes, context }: AttributeFieldsProps) {
  const intl = useIntl();
  if (attributes.length === 0) return null;
  return (
    <Panel title={intl.formatMessage(propertyMessages.attributes)}>
      <FieldColumns>
        {attributes.map((attribute) => (
          <AttributeField
            key={attribute.attributeId}
            name={`attributes.${attribute.attributeId}`}
            attribute={attribute}
            context={context}
            label={attribute.name}
          />
        ))}
      </FieldColumns>
    </Panel>
  );
}
