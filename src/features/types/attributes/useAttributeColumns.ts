import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { columnMessages } from '@/i18n/columnMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { formatValue } from '@/lib/values/formatValues';
import type { Attribute } from '@/protocol/attributes';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/textColumn';
import { wordColumn } from '@/ui/wordColumn';
import { useDefinitionContext } from '@/forms/conditions/useDefinitionContext';
import { attributeTypeMessages } from './attributeTypeMessages';
import { attributeMessages } from './messages';

/** The columns of a list of attributes. */
export function useAttributeColumns(): readonly GridColumn<Attribute>[] {
  const intl = useIntl();
  const context = useDefinitionContext();
  return useMemo(
    () => [
      nameColumn(intl, columnMessages.name),
      wordColumn(intl, 'type', adminMessages.kind, attributeTypeMessages, ({ type }) => type),
      {
        key: 'default',
        title: intl.formatMessage(attributeMessages.defaultValue),
        isCaptioned: true,
        render: (attribute) => formatValue(attribute, attribute.default ?? '', context),
      },
      {
        ...wordColumn(
          intl,
          'required',
          attributeMessages.required,
          { yes: attributeMessages.yes, no: attributeMessages.no },
          ({ required }: Attribute) => (required === 1 ? 'yes' : 'no'),
        ),
        isCaptioned: true,
      },
    ],
    [intl, context],
  );
}
