import { selectIsSystemAdministrator } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { amongUsers, asAccount, type Subject } from '../subject';
import { userQuery } from '../userQueries';
import { EditPreferencesForm } from './EditPreferencesForm';
import { EditUserForm } from './EditUserForm';
import { editMessages } from './messages';

const page = definePage<Subject>({
  queries: ({ params }) => [userQuery(params)],
  title: ({ params }) => ({
    message: params.isAccount ? editMessages.editAccount : editMessages.editUser,
  }),
  Page: EditUser,
});

export const editUser = amongUsers(page);
export const editAccount = asAccount(page);

/** System administrators change everything about an account, others less of their own. */
function EditUser(subject: Subject) {
  const { details } = useLoaded(userQuery(subject));
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  return isAdministrator ? (
    <EditUserForm subject={subject} details={details} />
  ) : (
    <EditPreferencesForm subject={subject} details={details} />
  );
}
