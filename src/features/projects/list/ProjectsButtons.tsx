import { selectIsSystemAdministrator } from '@/entities/session';
import { projectPaths } from '@/routing/paths/projects';
import { useAppSelector } from '@/store/hooks';
import { AddIcon, ArchiveIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { editMessages } from '../edit/messages';
import { projectsMessages } from '../messages';

/** What system administrators do with the list of projects. */
export function ProjectsButtons() {
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  if (!isAdministrator) return null;
  return (
    <>
      <WindowLink
        variant="primary"
        icon={AddIcon}
        label={editMessages.addProject}
        path={projectPaths.addProject.url({})}
      />
      <WindowLink
        icon={ArchiveIcon}
        label={projectsMessages.archive}
        path={projectPaths.projectsArchive.url({})}
      />
    </>
  );
}
