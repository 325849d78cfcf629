import { selectSettings } from '@/entities/session';
import { userPaths } from '@/routing/paths/users';
import { useAppSelector } from '@/store/hooks';
import { AddIcon, InboxIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { editMessages } from '../edit/messages';
import { requestMessages } from '../requests/messages';

/** Two ways to new users: adding one, and the requests of those who registered. */
export function UsersButtons() {
  const { selfRegister, registerAutoApprove } = useAppSelector(selectSettings);
  return (
    <>
      <WindowLink
        variant="primary"
        icon={AddIcon}
        label={editMessages.addUser}
        path={userPaths.addUser.url({})}
      />
      {selfRegister && !registerAutoApprove && (
        <WindowLink
          icon={InboxIcon}
          label={requestMessages.requests}
          path={userPaths.registrationRequests.url({})}
        />
      )}
    </>
  );
}
