import { selectIsSystemAdministrator } from '@/entities/session';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Attribute } from '@/protocol/attributes';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useAppSelector } from '@/store/hooks';
import { AddIcon, ReorderIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { GridPanel } from '@/ui/GridPanel';
import { attributeMessages } from './messages';
import { useAttributeColumns } from './useAttributeColumns';

interface AttributesPanelProps {
  typeId: number;
  attributes: readonly Attribute[];
}

/** The attributes of a type; system administrators get to one by its row. */
export function AttributesPanel({ typeId, attributes }: AttributesPanelProps) {
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const columns = useAttributeColumns();
  return (
    <GridPanel
      title={propertyMessages.attributes}
      actions={
        isAdministrator && (
          <>
            <WindowLink
              variant="primary"
              icon={AddIcon}
              label={attributeMessages.add}
              path={issueTypePaths.addAttribute.url({ typeId })}
            />
            {attributes.length > 1 && (
              <WindowLink
                icon={ReorderIcon}
                label={attributeMessages.reorder}
                path={issueTypePaths.reorderAttributes.url({ typeId })}
              />
            )}
          </>
        )
      }
      columns={columns}
      rows={attributes}
      rowPath={
        isAdministrator &&
        (({ id }) => issueTypePaths.editAttribute.url({ typeId, attributeId: id }))
      }
      none={attributeMessages.none}
    />
  );
}
