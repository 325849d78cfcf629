import { useIntl } from 'react-intl';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { DeleteIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import type { AttributeParams } from './attributeQueries';
import { attributeMessages } from './messages';

/** What else can be done with an attribute. */
export function AttributeCommands({ typeId, attributeId }: AttributeParams) {
  const intl = useIntl();
  return (
    <LinkButton
      icon={DeleteIcon}
      href={`#${issueTypePaths.deleteAttribute.url({ typeId, attributeId })}`}
    >
      {intl.formatMessage(attributeMessages.delete)}
    </LinkButton>
  );
}
