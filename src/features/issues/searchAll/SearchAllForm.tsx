import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import type { ApiError } from '@/protocol/apiError';
import { Column } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import type { ListSearch } from '@/routing/paths/lists';
import { searchAllUrl } from '@/routing/paths/searchAll';
import { useGo } from '@/routing/useGo';
import { reloadRequested, selectPath } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { IconButton } from '@/ui/IconButton';
import { SearchIcon } from '@/ui/icons';
import { LazyErrorText } from '@/ui/LazyErrorText';
import { listMessages, listSentences } from '../list/messages';
import { runSearch } from '../list/readSearch';
import { searchAllMessages } from '../list/searchAllMessages';
import { SearchChoice } from '../list/SearchChoice';
import formStyles from '../list/SearchForm.module.css';
import { SearchInput } from '../list/SearchInput';
import { searchText } from '../list/searchText';
import { commonColumns } from './commonColumns';
import styles from './SearchAll.module.css';

/** What was typed or chosen since one came to an address. */
interface Draft {
  at: string;
  column: number;
  text: string;
  error: ApiError | null;
}

/** What all types are searched for. It is part of the address, as the search of a list is. */
export function SearchAllForm({ search }: { search: ListSearch | null }) {
  const intl = useIntl();
  const go = useGo();
  const dispatch = useAppDispatch();
  const path = useAppSelector(selectPath);
  const formats = useAppSelector(selectSettings);
  const [latest, setLatest] = useState<Draft | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const errorId = useId();

  const draft = latest?.at === path ? latest : null;
  const columnId = draft?.column ?? search?.column ?? Column.name;
  const column = commonColumns.find((one) => one.column === columnId);
  const rule = column?.rule ?? { kind: 'text' };
  const sought = search ? searchText(rule, search.value, formats) : '';
  const text = draft?.text ?? sought;
  const error = draft?.error ?? null;
  const columnName = column ? intl.formatMessage(column.message) : '';
  const label = intl.formatMessage(listSentences.searchBy, { column: columnName });

  function run(asked: string) {
    const question = { rule, text: asked, formats, column: columnId, urlOf: searchAllUrl };
    const found = runSearch(question);
    if ('error' in found) {
      setLatest({ at: path, column: columnId, text: asked.trim(), error: found.error });
      return;
    }
    // Whoever comes back here finds what was searched for.
    setLatest(null);
    if (found.url === path) dispatch(reloadRequested());
    else go(found.url);
  }

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    run(text);
  }

  return (
    <form
      className={`${formStyles['search'] ?? ''} ${styles['form'] ?? ''}`}
      role="search"
      ref={form}
      onSubmit={handleSubmit}
    >
      <FilterDropdown
        label={label}
        caption={columnName}
        groups={() => [
          {
            key: 'system',
            items: commonColumns.map((one) => ({
              key: String(one.column),
              label: intl.formatMessage(one.message),
              isCurrent: one.column === columnId,
              onSelect: () => {
                setLatest({ at: path, column: one.column, text: '', error: null });
                form.current?.querySelector<HTMLElement>('input[type=search]')?.focus();
              },
            })),
          },
        ]}
      />
      <SearchInput
        enterKeyHint="search"
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : errorId}
        placeholder={intl.formatMessage(searchAllMessages.searchAll)}
        maxLength={maxLengths.value}
        autoComplete="off"
        value={text}
        onChange={(typed) => {
          setLatest({ at: path, column: columnId, text: typed, error });
        }}
      />
      <SearchChoice
        key={columnId}
        columnId={columnId}
        label={label}
        text={text}
        form={form}
        onPick={run}
      />
      <IconButton type="submit" label={intl.formatMessage(listMessages.search)} icon={SearchIcon} />
      {error && (
        <p className={formStyles['error']} id={errorId} role="alert">
          <LazyErrorText error={error} />
        </p>
      )}
    </form>
  );
}
