import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { AttributesPanel } from '../attributes/AttributesPanel';
import { typesBreadcrumb } from '../breadcrumbs';
import { attributesQuery, type TypeParams } from '../typeQueries';
import { TypeCommands } from './TypeCommands';

export const page = definePage<TypeParams>({
  queries: ({ params }) => [attributesQuery(params)],
  title: ({ params, state }) => ({ text: attributesQuery(params).select(state).data?.name ?? '' }),
  breadcrumbs: () => [typesBreadcrumb],
  Page: TypeDetails,
  Buttons: TypeCommands,
});

/** What issues of a type consist of. */
function TypeDetails({ typeId }: TypeParams) {
  const { attributes } = useLoaded(attributesQuery({ typeId }));
  return <AttributesPanel typeId={typeId} attributes={attributes ?? []} />;
}
