import { useIntl } from 'react-intl';
import { selectIsSystemAdministrator } from '@/entities/session';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { AddIcon, ArchiveIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { editMessages } from '../edit/messages';
import { projectsMessages } from '../messages';

/** What system administrators do with the list of projects. */
export function ProjectsButtons() {
  const intl = useIntl();
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  if (!isAdministrator) return null;
  return (
    <>
      <LinkButton variant="primary" icon={AddIcon} href={`#${projectPaths.addProject.url({})}`}>
        {intl.formatMessage(editMessages.addProject)}
      </LinkButton>
      <LinkButton icon={ArchiveIcon} href={`#${projectPaths.projectsArchive.url({})}`}>
        {intl.formatMessage(projectsMessages.archive)}
      </LinkButton>
    </>
  );
}
