import { useIntl } from 'react-intl';
import { selectIsSystemAdministrator } from '@/entities/session';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Attribute } from '@/protocol/attributes';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useAppSelector } from '@/store/hooks';
import { DataGrid } from '@/ui/DataGrid';
import { EmptyState } from '@/ui/EmptyState';
import { AddIcon, ReorderIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { attributeMessages } from './messages';
import { useAttributeColumns } from './useAttributeColumns';

interface AttributesPanelProps {
  typeId: number;
  attributes: readonly Attribute[];
}

/** The attributes of a type; system administrators get to one by its row. */
export function AttributesPanel({ typeId, attributes }: AttributesPanelProps) {
  const intl = useIntl();
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const columns = useAttributeColumns();
  const title = intl.formatMessage(propertyMessages.attributes);
  return (
    <Panel
      title={title}
      actions={
        isAdministrator && (
          <>
            <LinkButton
              variant="primary"
              icon={AddIcon}
              href={`#${issueTypePaths.addAttribute.url({ typeId })}`}
            >
              {intl.formatMessage(attributeMessages.add)}
            </LinkButton>
            {attributes.length > 1 && (
              <LinkButton
                icon={ReorderIcon}
                href={`#${issueTypePaths.reorderAttributes.url({ typeId })}`}
              >
                {intl.formatMessage(attributeMessages.reorder)}
              </LinkButton>
            )}
          </>
        )
      }
    >
      <DataGrid<Attribute>
        label={title}
        columns={columns}
        rows={attributes}
        rowKey={({ id }) => id}
        {...(isAdministrator && {
          rowHref: ({ id }) => `#${issueTypePaths.editAttribute.url({ typeId, attributeId: id })}`,
        })}
      >
        <EmptyState>{intl.formatMessage(attributeMessages.none)}</EmptyState>
      </DataGrid>
    </Panel>
  );
}
