import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { userPaths } from '@/routing/paths/users';
import { useAppSelector } from '@/store/hooks';
import { AddIcon, InboxIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { editMessages } from '../edit/messages';
import { requestMessages } from '../requests/messages';

/** Two ways to new users: adding one, and the requests of those who registered. */
export function UsersButtons() {
  const intl = useIntl();
  const { selfRegister, registerAutoApprove } = useAppSelector(selectSettings);
  return (
    <>
      <LinkButton variant="primary" icon={AddIcon} href={`#${userPaths.addUser.url({})}`}>
        {intl.formatMessage(editMessages.addUser)}
      </LinkButton>
      {selfRegister && !registerAutoApprove && (
        <LinkButton icon={InboxIcon} href={`#${userPaths.registrationRequests.url({})}`}>
          {intl.formatMessage(requestMessages.requests)}
        </LinkButton>
      )}
    </>
  );
}
