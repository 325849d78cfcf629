import { DeleteIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { type SubjectProject, windowsOf } from '../subject';
import { userProjectMessages } from './messages';

/** From the access to a project to having none. */
export function RemoveProjectButton(subject: SubjectProject) {
  return (
    <WindowLink
      icon={DeleteIcon}
      label={userProjectMessages.remove}
      path={windowsOf(subject).removeProject(subject.projectId)}
    />
  );
}
