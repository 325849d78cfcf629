import { useIntl } from 'react-intl';
import { selectIsSystemAdministrator } from '@/entities/session';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useAppSelector } from '@/store/hooks';
import { AddIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { editMessages } from '../edit/messages';

/** What system administrators do with the list of issue types. */
export function TypesButtons() {
  const intl = useIntl();
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  if (!isAdministrator) return null;
  return (
    <LinkButton variant="primary" icon={AddIcon} href={`#${issueTypePaths.addType.url({})}`}>
      {intl.formatMessage(editMessages.addType)}
    </LinkButton>
  );
}
