import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { issueTypesApi } from '@/api/endpoints/issueTypes';
import { selectIsSystemAdministrator } from '@/entities/session';
import { columnMessages } from '@/i18n/columnMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { termMessages } from '@/i18n/termMessages';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { WindowGrid } from '@/ui/WindowGrid';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/textColumn';
import { listMessages } from './messages';
import { TypesButtons } from './TypesButtons';

const typesQuery = () => screenQuery(issueTypesApi.endpoints.listTypes, undefined);

export const page = definePage({
  queries: () => [typesQuery()],
  title: () => ({ message: screenMessages.issueTypes }),
  Page: ManageTypes,
  Buttons: TypesButtons,
});

/** Every issue type the user may see. */
function ManageTypes() {
  const intl = useIntl();
  const { types } = useLoaded(typesQuery());
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const columns = useMemo(
    (): GridColumn<{ id: number; name: string }>[] => [nameColumn(intl, columnMessages.name)],
    [intl],
  );
  return (
    <WindowGrid
      title={screenMessages.issueTypes}
      columns={columns}
      rows={types}
      rowPath={({ id }) => issueTypePaths.typeDetails.url({ typeId: id })}
      none={isAdministrator ? listMessages.noneYet : termMessages.noTypes}
    />
  );
}
