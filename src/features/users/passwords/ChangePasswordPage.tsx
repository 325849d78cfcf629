import { useAppSelector } from '@/store/hooks';
import { definePage } from '@/windows/windowPage';
import { amongUsers, asAccount, selectIsOneself, type Subject } from '../subject';
import { userQuery } from '../userQueries';
import { ChangeOwnPassword } from './ChangeOwnPassword';
import { ChangeUserPassword } from './ChangeUserPassword';
import { passwordMessages } from './messages';

const page = definePage<Subject>({
  queries: ({ params }) => [userQuery(params)],
  title: () => ({ message: passwordMessages.change }),
  Page: ChangePassword,
});

export const changePassword = amongUsers(page);
export const changeAccountPassword = asAccount(page);

/** One's own password asks for the current one, whichever address it was opened at (screens A4.5). */
function ChangePassword(subject: Subject) {
  const isOneself = useAppSelector((state) => selectIsOneself(state, subject));
  return isOneself ? <ChangeOwnPassword {...subject} /> : <ChangeUserPassword {...subject} />;
}
