import { useIntl } from 'react-intl';
import type { TypeAttribute } from '@/entities/attributes';
import { FieldColumns } from '@/forms/FieldColumns';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { ValueContext } from '@/lib/values/formatValues';
import { Panel } from '@/ui/Panel';
import { ValueFields } from './ValueFields';

interface AttributeFieldsProps {
  attributes: readonly TypeAttribute[];
  context: ValueContext;
}

/** The values that the type of the issue defines. */
export function AttributeFields({ attributes, context }: AttributeFieldsProps) {
  const intl = useIntl();
  if (attributes.length === 0) return null;
  return (
    <Panel title={intl.formatMessage(propertyMessages.attributes)}>
      <FieldColumns>
        <ValueFields attributes={attributes} context={context} />
      </FieldColumns>
    </Panel>
  );
}
