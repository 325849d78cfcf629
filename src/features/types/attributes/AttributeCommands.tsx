import { issueTypePaths } from '@/routing/paths/issueTypes';
import { DeleteIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import type { AttributeParams } from './attributeQueries';
import { attributeMessages } from './messages';

/** What else can be done with an attribute. */
export function AttributeCommands({ typeId, attributeId }: AttributeParams) {
  return (
    <WindowLink
      icon={DeleteIcon}
      label={attributeMessages.delete}
      path={issueTypePaths.deleteAttribute.url({ typeId, attributeId })}
    />
  );
}
