import { useIntl } from 'react-intl';
import { issueTypes } from '@/entities/issueTypes';
import { termMessages } from '@/i18n/termMessages';
import { useAppSelector } from '@/store/hooks';
import { selectInitialViewIds, selectListSelection } from '@/lists/listSelection';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { typeUrl } from './toolbarUrls';

/** The type of the list. Each choice opens the view last used for that type. */
export function TypeDropdown() {
  const intl = useIntl();
  const types = useAppSelector(issueTypes.selectAll);
  const initialViewIds = useAppSelector(selectInitialViewIds);
  const { type: selected, project } = useAppSelector(selectListSelection);
  if (types.length === 0) return null;

  return (
    <FilterDropdown
      label={intl.formatMessage(termMessages.type)}
      caption={selected?.name ?? intl.formatMessage(termMessages.selectType)}
      variant="primary"
      groups={() => [
        {
          key: 'types',
          items: types.map(({ typeId, name }) => ({
            key: String(typeId),
            label: name,
            isCurrent: typeId === selected?.typeId,
            href: `#${typeUrl(typeId, {
              initialViewId: initialViewIds[typeId] ?? null,
              projectId: project?.projectId ?? null,
            })}`,
          })),
        },
      ]}
    />
  );
}
