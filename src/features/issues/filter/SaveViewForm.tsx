import { useIntl } from 'react-intl';
import { viewsApi } from '@/api/endpoints/views';
import type { ViewColumn } from '@/forms/conditions/viewColumns';
import { partDraftPath } from '@/forms/drafts';
import { formSchema } from '@/forms/formSchema';
import { NameField } from '@/forms/fields/NameField';
import { InlineForm } from '@/forms/InlineForm';
import { requiredText } from '@/forms/schema';
import { actionMessages } from '@/i18n/actionMessages';
import { selectListSelection } from '@/lists/listSelection';
import { selectAnsweredList } from '@/lists/listView';
import { maxLengths } from '@/protocol/limits';
import { listUrl } from '@/routing/paths/listUrls';
import { noFilters } from '@/routing/paths/lists';
import { useGo } from '@/routing/useGo';
import { hasTooMany, standardView } from '@/rules/viewDefinitions';
import { TooMuch } from '@/saving/saveOutcome';
import { useSave } from '@/saving/useSave';
import { selectSearch } from '@/screen/issueList';
import { selectSelectionPath } from '@/screen/selection';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import { Notice } from '@/ui/Notice';
import {
  askLivingView,
  carryColumns,
  columnsOfView,
  selectOwnsView,
} from '../columns/chosenColumns';
import { selectColumns } from '../list/listRows';
import styles from './FilterBar.module.css';
import { selectFilter, selectFilterAttributesById } from './listFilter';
import { filterMessages, filterSentences } from './messages';
import { useConditionWords } from './useConditionWords';
import { asksServerDays, viewOfFilter } from './viewOfFilter';

const schema = formSchema({ name: requiredText(maxLengths.name) });

interface SaveViewFormProps {
  known: readonly ViewColumn[];
  onLeave: () => void;
}

/** Saves the conditions above the list, with those of its view and its columns, as a personal view. */
export function SaveViewForm({ known, onLeave }: SaveViewFormProps) {
  const intl = useIntl();
  const go = useGo();
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const addView = useSave(viewsApi.endpoints.addView);
  const filter = useAppSelector(selectFilter);
  const attributes = useAppSelector(selectFilterAttributesById);
  const { type, view, project, folder } = useAppSelector(selectListSelection);
  const ownsView = useAppSelector(selectOwnsView);
  const search = useAppSelector(selectSearch);
  const list = useAppSelector(selectAnsweredList);
  const listed = useAppSelector(selectColumns);
  const path = useAppSelector(selectSelectionPath) ?? '';
  const wordsOf = useConditionWords(known);
  const { filters, left } = viewOfFilter(filter, attributes);
  const or = ` ${intl.formatMessage(filterMessages.or)} `;
  const missing = [
    ...left.map((group) => group.map(wordsOf).join(or)),
    // A server tells what a public view asks for to administrators alone.
    ...[ownsView ? undefined : view?.name, folder?.name ?? project?.name, search?.value].filter(
      (text) => text !== undefined,
    ),
  ];
  if (!type) return null;
  const { typeId } = type;

  async function save({ name }: { name: string }) {
    const own = view && ownsView ? await dispatch(askLivingView(typeId, view.viewId)) : null;
    const columns = columnsOfView(
      (listed.length > 0 ? listed : (list?.columns ?? [])).map(({ id }) => id),
    );
    const all = [...(own?.filters ?? []), ...filters];
    if (hasTooMany('columns', columns) || hasTooMany('filters', all)) throw new TooMuch();
    const sortColumn = list?.sortColumn ?? standardView.sortColumn;
    const saved = await addView({
      typeId,
      isPublic: false,
      name,
      columns: columns.join(','),
      sortColumn: columns.includes(sortColumn) ? sortColumn : standardView.sortColumn,
      sortAscending: list?.sortAscending ?? standardView.sortAscending,
      filters: all,
    });
    return { ...saved, left: own?.left ?? 0 };
  }

  return (
    <div className={styles['editor']}>
      <InlineForm
        label={intl.formatMessage(filterMessages.saveView)}
        initialValues={{ name: '' }}
        schema={schema}
        draftPath={partDraftPath(path, 'view')}
        keepsDraft={false}
        escapeDiscards
        submitLabel={actionMessages.save}
        fieldOfError={{ ViewAlreadyExists: 'name' }}
        onSubmit={save}
        onDone={(saved) => {
          if (!saved) return;
          const { viewId, left } = saved.result;
          if (left > 0) {
            announce(intl.formatMessage(filterSentences.savedWithout, { count: left }), true);
          }
          dispatch(carryColumns(viewId));
          go(listUrl({ ...noFilters, viewId }));
        }}
        onLeave={onLeave}
      >
        {missing.length > 0 && (
          <Notice kind="warning">
            {intl.formatMessage(filterSentences.leftOut, { parts: missing.join('; ') })}
          </Notice>
        )}
        {asksServerDays(filters, attributes) && (
          <Notice>{intl.formatMessage(filterMessages.serverDays)}</Notice>
        )}
        <NameField />
      </InlineForm>
    </div>
  );
}
