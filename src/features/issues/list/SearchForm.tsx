import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectSettings } from '@/entities/session';
import { lazyCode, preloadCode } from '@/lib/lazyCode';
import { Column } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import { readPath } from '@/routing/address';
import { listUrl } from '@/routing/paths/listUrls';
import { type ListFilters, type ListSearch } from '@/routing/paths/lists';
import { matchList } from '@/routing/paths/matchList';
import { useGo } from '@/routing/useGo';
import {
  pageChanged,
  searchColumnChosen,
  selectSearch,
  selectSearchColumn,
  selectShape,
  selectWrittenSort,
} from '@/screen/issueList';
import type { SearchDraft } from '@/screen/issueView';
import { noteSearchDraft, selectSearchDraft, settleSearchDraft } from '@/screen/searchDraft';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { IconButton } from '@/ui/IconButton';
import { SearchIcon } from '@/ui/icons';
import { LazyDropdown } from '@/ui/LazyDropdown';
import { LazyErrorText } from '@/ui/LazyErrorText';
import { lazyView } from '@/ui/lazyView';
import { listMessages, listSentences } from './messages';
import { attributeColumns, type SearchColumn, systemColumns } from './searchColumns';
import { searchChoicePart } from './searchChoicePart';
import styles from './SearchForm.module.css';
import { SearchInput } from './SearchInput';
import { searchText } from './searchText';
import { toolbarListPart } from './toolbarListPart';
import { wholeParts } from './wholeParts';

/** Reading what was typed is not needed for the first list. */
const readerCode = lazyCode(() => import(/* webpackChunkName: "search" */ './readSearch'));

function preloadReader() {
  preloadCode([readerCode]);
}

const SearchChoice = lazyView(searchChoicePart);

interface SearchFormProps {
  filters: ListFilters;
  typeId: number;
}

/**
 * A column chooser and a text; runs on Enter. Typing touches nothing but this component, until there is no text left:
 * a list is never narrowed down by a text that nobody can see. What is searched for is part of the address.
 */
export function SearchForm({ filters, typeId }: SearchFormProps) {
  const intl = useIntl();
  const go = useGo();
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const search = useAppSelector(selectSearch);
  const shape = useAppSelector(selectShape);
  const chosen = useAppSelector(selectSearchColumn);
  const formats = useAppSelector(selectSettings);
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const draft = useAppSelector(selectSearchDraft);
  const list = listUrl(filters);
  const form = useRef<HTMLFormElement>(null);
  /** The search that waits for its reader; another one, or another column, takes its place. */
  const waiting = useRef<symbol | null>(null);
  const errorId = useId();
  const tip = useAppSelector((state) => wholeParts.searchTip?.(state, intl)) ?? undefined;
  const [fitting, setFitting] = useState('');

  const columns: readonly SearchColumn[] = [...systemColumns, ...attributeColumns(attributes)];
  const column = columns.find((one) => one.column === chosen);
  const rule = column?.rule ?? { kind: 'text' };
  const of = search?.value ?? '';
  const isCurrent = draft?.list === list && draft.of === of && draft.column === chosen;
  const text = isCurrent ? draft.text : search ? searchText(rule, search.value, formats) : '';
  const error = isCurrent ? draft.error : null;
  const urlOf = (next: ListSearch | null) =>
    listUrl(filters, next, shape, selectWrittenSort(getState()));
  const columnName =
    column && ('name' in column ? column.name : intl.formatMessage(column.message));
  const label = intl.formatMessage(listSentences.searchBy, { column: columnName ?? '' });
  const { FitWords } = wholeParts;
  const sentence = useAppSelector((state) => wholeParts.searchWords?.(state, intl, columnName));

  // External system: the download of the reader, which may end after the list has other filters.
  useEffect(
    () => () => {
      waiting.current = null;
    },
    [],
  );

  /** Searches for a text, that of a draft unless it is null. */
  async function run(asked: string, own: SearchDraft | null) {
    const turn = Symbol('search');
    waiting.current = turn;
    const reader = await readerCode.load().catch(() => null);
    // A window that was opened meanwhile is not closed by it.
    if (waiting.current !== turn || !matchList(readPath())) return;

    const found = reader
      ? reader.runSearch({ rule, text: asked, formats, column: chosen, urlOf })
      : { error: { kind: 'network' } as const };
    if ('error' in found) {
      const left = { list, of, column: chosen, text: asked.trim(), error: found.error };
      dispatch(settleSearchDraft(own, left, of));
      return;
    }
    const { wire, url } = found;
    dispatch(settleSearchDraft(own, null, wire));
    if (url === readPath()) dispatch(pageChanged({ offset: 0 }));
    else go(url);
  }

  function endSearch() {
    waiting.current = null;
    dispatch(noteSearchDraft(null));
    if (search) go(urlOf(null));
  }

  function note(typed: string, problem: SearchDraft['error']): SearchDraft {
    const own = { list, of, column: chosen, text: typed, error: problem };
    dispatch(noteSearchDraft(own));
    return own;
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    void run(text, draft);
  }

  function handlePick(picked: string) {
    void run(picked, note(picked, null));
  }

  function handleColumn(next: number) {
    endSearch();
    dispatch(searchColumnChosen(next));
    form.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
  }

  return (
    <form className={styles['search']} role="search" ref={form} onSubmit={handleSubmit}>
      <LazyDropdown
        label={label}
        caption={columnName ?? ''}
        isNamed
        part={toolbarListPart}
        own={{
          kind: 'columns' as const,
          // What is no text is taken as the list was searched for it.
          value: rule.kind === 'text' ? text.trim() : of,
          onChoose: handleColumn,
        }}
      />
      <SearchInput
        enterKeyHint="search"
        aria-label={sentence ?? label}
        aria-description={tip}
        data-tip={tip}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        placeholder={sentence === fitting ? fitting : intl.formatMessage(listMessages.search)}
        maxLength={maxLengths.value}
        autoComplete="off"
        value={text}
        onFocus={preloadReader}
        onChange={(typed) => {
          if (typed === '') endSearch();
          else note(typed, error);
        }}
      />
      {FitWords && <FitWords words={sentence} form={form} onFit={setFitting} />}
      {/* At first the name is searched, for which there is none. */}
      {chosen !== Column.name && (
        <SearchChoice
          key={chosen}
          columnId={chosen}
          label={label}
          text={text}
          form={form}
          onPick={handlePick}
        />
      )}
      <IconButton type="submit" label={intl.formatMessage(listMessages.search)} icon={SearchIcon} />
      {error && (
        <p className={styles['error']} id={errorId} role="alert">
          <LazyErrorText error={error} />
        </p>
      )}
    </form>
  );
}
