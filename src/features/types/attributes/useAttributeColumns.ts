import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { formatValue } from '@/lib/values/formatValues';
import type { Attribute } from '@/protocol/attributes';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/nameColumn';
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
      {
        key: 'type',
        ...wordColumn(intl, propertyMessages.kind, attributeTypeMessages),
        render: ({ type }) => intl.formatMessage(attributeTypeMessages[type]),
      },
      {
        key: 'default',
        title: intl.formatMessage(attributeMessages.defaultValue),
        isCaptioned: true,
        render: (attribute) => formatValue(attribute, attribute.default ?? '', context),
      },
      {
        key: 'required',
        ...wordColumn(intl, attributeMessages.required, {
          yes: attributeMessages.yes,
          no: attributeMessages.no,
        }),
        isCaptioned: true,
        render: ({ required }) =>
          intl.formatMessage(required === 1 ? attributeMessages.yes : attributeMessages.no),
      },
    ],
    [intl, context],
  );
}
