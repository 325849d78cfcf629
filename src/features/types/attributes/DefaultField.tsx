import { AttributeField } from '@/forms/fields/AttributeField';
import type { AttributeRules } from '@/lib/values/attributeRules';
import type { DefinitionContext } from '@/forms/conditions/useDefinitionContext';
import type { AttributeValues } from './attributeValues';
import { suggestedItems } from './items';
import { attributeMessages } from './messages';

interface DefaultFieldProps {
  values: AttributeValues;
  context: DefinitionContext;
}

/** The value new issues start with, in the editor of the chosen type; its length is checked, not cut. */
export function DefaultField({ values, context }: DefaultFieldProps) {
  const attribute: AttributeRules = {
    type: values.type,
    items: suggestedItems(values.items),
    'multi-select': values.multiSelect ? 1 : 0,
    time: values.dateKind === 'date' ? 0 : 1,
  };
  return (
    <AttributeField
      name="default"
      attribute={attribute}
      context={context}
      label={attributeMessages.defaultValue}
    />
  );
}
