import { useIntl } from 'react-intl';
import { issueTypes } from '@/entities/issueTypes';
import { termMessages } from '@/i18n/termMessages';
import { useAppSelector } from '@/store/hooks';
import { selectListSelection } from '@/lists/listSelection';
import { LazyDropdown } from '@/ui/LazyDropdown';
import { toolbarListPart } from './toolbarListPart';

const own = { kind: 'types' } as const;

/** The type of the list. */
export function TypeDropdown() {
  const intl = useIntl();
  const count = useAppSelector(issueTypes.selectTotal);
  const { type } = useAppSelector(selectListSelection);
  if (count === 0) return null;

  return (
    <LazyDropdown
      label={intl.formatMessage(termMessages.type)}
      caption={type?.name ?? intl.formatMessage(termMessages.selectType)}
      variant="primary"
      part={toolbarListPart}
      own={own}
    />
  );
}
