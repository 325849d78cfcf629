import { useId, useMemo, useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectSettings } from '@/entities/session';
import { LazyErrorText } from '@/i18n/LazyErrorText';
import { parseSearch } from '@/lib/values/search';
import { maxLengths } from '@/protocol/limits';
import {
  searchColumnChosen,
  searched,
  selectSearch,
  selectSearchColumn,
  type ListSearch,
} from '@/screen/issueList';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { FilterDropdown } from '@/ui/FilterDropdown';
import { IconButton } from '@/ui/IconButton';
import { SearchIcon } from '@/ui/icons';
import { listMessages, listSentences } from './messages';
import { attributeColumns, systemColumns, type SearchColumn } from './searchColumns';
import styles from './SearchForm.module.css';

/** What was typed since the search `of` ran; another search makes it void. */
interface Draft {
  of: ListSearch | null;
  column: number;
  text: string;
  /** Why the text was refused. */
  code: number | null;
}

/** A column chooser and a text; runs on Enter. Typing touches nothing but this component. */
export function SearchForm({ typeId }: { typeId: number }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const search = useAppSelector(selectSearch);
  const chosen = useAppSelector(selectSearchColumn);
  const formats = useAppSelector(selectSettings);
  const attributes = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const ofAttributes = useMemo(() => attributeColumns(attributes), [attributes]);
  const [draft, setDraft] = useState<Draft | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();

  const column = [...systemColumns, ...ofAttributes].find((one) => one.column === chosen);
  const isCurrent = draft !== null && draft.of === search && draft.column === chosen;
  const text = isCurrent ? draft.text : (search?.text ?? '');
  const code = isCurrent ? draft.code : null;
  const nameOf = (one: SearchColumn) =>
    'name' in one ? one.name : intl.formatMessage(one.message);
  const columnName = column ? nameOf(column) : '';
  const label = intl.formatMessage(listSentences.searchBy, { column: columnName });

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    const parsed = parseSearch(column?.rule ?? { kind: 'text' }, text, formats);
    if (!parsed.ok) {
      setDraft({ of: search, column: chosen, text: text.trim(), code: parsed.code });
      return;
    }
    setDraft(null);
    const { text: shown, wire } = parsed.value;
    dispatch(searched(wire === '' ? null : { text: shown, value: wire }));
  }

  const toItem = (one: SearchColumn) => ({
    key: String(one.column),
    label: nameOf(one),
    isCurrent: one.column === chosen,
    onSelect: () => {
      setDraft(null);
      dispatch(searchColumnChosen(one.column));
      input.current?.focus();
    },
  });

  return (
    <form className={styles['search']} role="search" onSubmit={handleSubmit}>
      <FilterDropdown
        label={label}
        groups={[
          { key: 'system', items: systemColumns.map(toItem) },
          { key: 'attributes', items: ofAttributes.map(toItem) },
        ]}
      />
      <input
        className={styles['input']}
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        aria-invalid={code !== null}
        aria-describedby={code === null ? undefined : errorId}
        placeholder={columnName}
        maxLength={maxLengths.value}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setDraft({ of: search, column: chosen, text: target.value, code });
        }}
      />
      <IconButton type="submit" label={intl.formatMessage(listMessages.search)} icon={SearchIcon} />
      {code !== null && (
        <p className={styles['error']} id={errorId} role="alert">
          <LazyErrorText error={{ kind: 'api', code }} />
        </p>
      )}
    </form>
  );
}
