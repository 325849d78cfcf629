import { useIntl } from 'react-intl';
import { termMessages } from '@/i18n/termMessages';
import { selectListSelection } from '@/lists/listSelection';
import { useAppSelector } from '@/store/hooks';
import { LazyDropdown } from '@/ui/LazyDropdown';
import { toolbarListPart } from './toolbarListPart';

const own = { kind: 'views' } as const;

/** The view of the list. */
export function ViewDropdown() {
  const intl = useIntl();
  const { view } = useAppSelector(selectListSelection);

  return (
    <LazyDropdown
      label={intl.formatMessage(termMessages.view)}
      caption={view?.name ?? intl.formatMessage(termMessages.allIssues)}
      part={toolbarListPart}
      own={own}
    />
  );
}
