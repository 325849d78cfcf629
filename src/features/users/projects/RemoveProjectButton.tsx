import { useIntl } from 'react-intl';
import { DeleteIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { type SubjectProject, windowsOf } from '../subject';
import { userProjectMessages } from './messages';

/** From the access to a project to having none. */
export function RemoveProjectButton(subject: SubjectProject) {
  const intl = useIntl();
  return (
    <LinkButton icon={DeleteIcon} href={`#${windowsOf(subject).removeProject(subject.projectId)}`}>
      {intl.formatMessage(userProjectMessages.remove)}
    </LinkButton>
  );
}
