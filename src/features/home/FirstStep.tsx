import { useIntl, type MessageDescriptor } from 'react-intl';
import { folders } from '@/entities/folders';
import { issueTypes } from '@/entities/issueTypes';
import { projects } from '@/entities/projects';
import { selectIsSystemAdministrator } from '@/entities/session';
import { users } from '@/entities/users';
import { screenMessages } from '@/i18n/screenMessages';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { projectPaths } from '@/routing/paths/projects';
import { userPaths } from '@/routing/paths/users';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import styles from './FirstStep.module.css';
import { homeMessages } from './messages';

interface Step {
  text: MessageDescriptor;
  path: string;
  caption: MessageDescriptor;
}

const toTypes: Step = {
  text: homeMessages.beginTypes,
  path: issueTypePaths.manageTypes.url({}),
  caption: screenMessages.issueTypes,
};
const toProjects: Step = {
  text: homeMessages.beginProjects,
  path: projectPaths.manageProjects.url({}),
  caption: screenMessages.projects,
};
const toUsers: Step = {
  text: homeMessages.beginUsers,
  path: userPaths.manageUsers.url({}),
  caption: screenMessages.users,
};

/** What a new tracker lacks first: a place for issues needs its type, and people come last. */
function findStep(state: RootState): Step | null {
  if (!selectIsSystemAdministrator(state)) return null;
  if (issueTypes.selectTotal(state) === 0) return toTypes;
  if (projects.selectTotal(state) === 0 || folders.selectTotal(state) === 0) return toProjects;
  return users.selectTotal(state) > 1 ? null : toUsers;
}

/** Tells administrators of a tracker that cannot be used yet what to do next. */
export function FirstStep() {
  const intl = useIntl();
  const step = useAppSelector(findStep);
  if (!step) return null;
  return (
    <div className={styles['step']}>
      <Notice
        action={
          <LinkButton variant="primary" href={`#${step.path}`}>
            {intl.formatMessage(step.caption)}
          </LinkButton>
        }
      >
        {intl.formatMessage(step.text)}
      </Notice>
    </div>
  );
}
