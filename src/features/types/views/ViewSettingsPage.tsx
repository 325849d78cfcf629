import { useMemo } from 'react';
import { selectIsSystemAdministrator } from '@/entities/session';
import { screenMessages } from '@/i18n/screenMessages';
import { termMessages } from '@/i18n/termMessages';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { definePage, type WindowContext } from '@/windows/windowPage';
import { typesBreadcrumb } from '../breadcrumbs';
import type { TypeParams } from '../typeQueries';
import { DefaultViewPanel } from './DefaultViewPanel';
import { viewMessages } from './messages';
import { columnsOfType } from '@/forms/conditions/viewColumns';
import { viewSettingsQuery } from './viewQueries';
import { ViewsPanel } from './ViewsPanel';

const queryOf = ({ params, state }: WindowContext<TypeParams>) =>
  viewSettingsQuery(params, selectIsSystemAdministrator(state));

export const page = definePage<TypeParams>({
  queries: (context) => [queryOf(context)],
  title: () => ({ message: screenMessages.viewSettings }),
  breadcrumbs: (context) => [
    typesBreadcrumb,
    {
      title: { text: queryOf(context).select(context.state).data?.name ?? '' },
      path: issueTypePaths.typeDetails.url(context.params),
    },
  ],
  Page: ViewSettings,
});

/** The views of a type that the user may change. */
function ViewSettings({ typeId }: TypeParams) {
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const type = useLoaded(viewSettingsQuery({ typeId }, isAdministrator));
  const { attributes } = type;
  const columns = useMemo(() => columnsOfType(attributes ?? []), [attributes]);
  return (
    <>
      {isAdministrator && type.defaultView && (
        <DefaultViewPanel typeId={typeId} view={type.defaultView} columns={columns} />
      )}
      {isAdministrator && (
        <ViewsPanel
          typeId={typeId}
          title={termMessages.publicViews}
          addCommand={viewMessages.addPublic}
          addPath={issueTypePaths.addPublicView.url({ typeId })}
          none={viewMessages.noPublicViews}
          views={type.publicViews ?? []}
          columns={columns}
        />
      )}
      <ViewsPanel
        typeId={typeId}
        title={termMessages.personalViews}
        addCommand={viewMessages.addPersonal}
        addPath={issueTypePaths.addPersonalView.url({ typeId })}
        none={viewMessages.noPersonalViews}
        views={type.personalViews ?? []}
        columns={columns}
      />
    </>
  );
}
