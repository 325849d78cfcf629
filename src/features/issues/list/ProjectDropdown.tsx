import { useIntl } from 'react-intl';
import { termMessages } from '@/i18n/termMessages';
import { selectListSelection } from '@/lists/listSelection';
import { useAppSelector } from '@/store/hooks';
import { LazyDropdown } from '@/ui/LazyDropdown';
import { toolbarListPart } from './toolbarListPart';

const own = { kind: 'projects' } as const;

/** The project the list is limited to. */
export function ProjectDropdown() {
  const intl = useIntl();
  const { project } = useAppSelector(selectListSelection);

  return (
    <LazyDropdown
      label={intl.formatMessage(termMessages.project)}
      caption={project?.name ?? intl.formatMessage(termMessages.allProjects)}
      part={toolbarListPart}
      own={own}
    />
  );
}
