import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { usersBreadcrumb } from '../breadcrumbs';
import { PasswordCommands } from '../passwords/PasswordCommands';
import { UserProjectsPanel } from '../projects/UserProjectsPanel';
import { amongUsers, asAccount, type Subject } from '../subject';
import { userDetailsQuery } from '../userQueries';
import { AccountPanel } from './AccountPanel';
import { GlobalAccessPanel } from './GlobalAccessPanel';

const page = definePage<Subject>({
  queries: ({ params }) => [userDetailsQuery(params)],
  title: ({ params, state }) => ({
    text: userDetailsQuery(params).select(state).data?.details.name ?? '',
  }),
  breadcrumbs: ({ params }) => (params.isAccount ? [] : [usersBreadcrumb]),
  Page: UserDetails,
  Buttons: PasswordCommands,
});

export const userDetails = amongUsers(page);
export const myAccount = asAccount(page);

/** An account, what its user may do, and their projects. */
function UserDetails(subject: Subject) {
  const { details, projects } = useLoaded(userDetailsQuery(subject));
  return (
    <>
      <AccountPanel subject={subject} details={details} />
      <GlobalAccessPanel subject={subject} access={details.access} />
      <UserProjectsPanel subject={subject} projects={projects ?? []} />
    </>
  );
}
