import { useIntl } from 'react-intl';
import { selectViewsOfType } from '@/entities/issueTypes';
import type { View } from '@/entities/views';
import { termMessages } from '@/i18n/termMessages';
import { useAppSelector } from '@/store/hooks';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { viewUrl, type SelectedIds } from './toolbarUrls';

/** The view of the list: all issues, one's own views, everybody's. */
export function ViewDropdown({ selected }: { selected: SelectedIds }) {
  const intl = useIntl();
  const { personalViews, publicViews } = useAppSelector((state) =>
    selectViewsOfType(state, selected.typeId),
  );
  const all = intl.formatMessage(termMessages.allIssues);
  const current = [...personalViews, ...publicViews].find(
    ({ viewId }) => viewId === selected.viewId,
  );

  const toItem = ({ viewId, name }: Pick<View, 'viewId' | 'name'>) => ({
    key: String(viewId),
    label: name,
    isCurrent: viewId === selected.viewId,
    href: `#${viewUrl(selected, viewId)}`,
  });

  return (
    <FilterDropdown
      label={intl.formatMessage(termMessages.view)}
      caption={current?.name ?? all}
      groups={() => [
        {
          key: 'all',
          isPinned: true,
          items: [
            { key: 'all', label: all, isCurrent: !current, href: `#${viewUrl(selected, null)}` },
          ],
        },
        {
          key: 'personal',
          heading: intl.formatMessage(termMessages.personalViews),
          items: personalViews.map(toItem),
        },
        {
          key: 'public',
          heading: intl.formatMessage(termMessages.publicViews),
          items: publicViews.map(toItem),
        },
      ]}
    />
  );
}
