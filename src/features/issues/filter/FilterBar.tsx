import { useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { WHOLE_LIST } from '@/protocol/limits';
import { useGo } from '@/routing/useGo';
import { editFilter, type FilterEditor, selectFilterEditor } from '@/screen/filterEdit';
import { selectIsUnfolded, unfold } from '@/screen/unfolding';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { IconButton } from '@/ui/IconButton';
import { AddIcon } from '@/ui/icons';
import { Notice } from '@/ui/Notice';
import { ConditionChip } from './ConditionChip';
import { ConditionEditor } from './ConditionEditor';
import { FilterActions } from './FilterActions';
import { focusSearch } from './filterCommands';
import { FilterFold } from './FilterFold';
import styles from './FilterBar.module.css';
import { problemOfPart } from './filterRules';
import { type FilterPart, type ListFilter, type PartPlace, withPart } from './filterText';
import { filterUrl, selectFilter, selectFilterAttributesById, selectIsTooLong } from './listFilter';
import { filterMessages, filterSentences } from './messages';
import { SaveViewForm } from './SaveViewForm';
import { useConditionWords } from './useConditionWords';
import { useFilterColumns } from './useFilterColumns';

/**
 * The conditions above the list, each a button that changes it, and the form for one of them. On a phone they are one line
 * until somebody wants to change them.
 */
export function FilterBar() {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const go = useGo();
  const filter = useAppSelector(selectFilter);
  const editor = useAppSelector(selectFilterEditor);
  const attributesById = useAppSelector(selectFilterAttributesById);
  const isTooLong = useAppSelector(selectIsTooLong);
  const known = useFilterColumns();
  const wordsOf = useConditionWords(known);
  const bar = useRef<HTMLElement>(null);
  const rowId = useId();
  const isUnfolded = useAppSelector((state) => selectIsUnfolded(state, 'conditions') ?? false);
  /** What gets the focus when the bar is there again: a part by its place, or what adds one. */
  const wanted = useRef<string | null>(null);

  // External system: the document's focus, after what had it has gone.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const found = bar.current?.querySelector<HTMLElement>(`[data-part="${wanted.current}"]`);
    const other = bar.current?.querySelector<HTMLElement>('[data-part="new"]');
    wanted.current = null;
    (found ?? other)?.focus();
  });

  const place = editor === null ? null : placeOf(editor, filter);
  const edited = place && filter[place.group]?.[place.index];
  const isUnread = filter.flat().some((part) => problemOfPart(part, attributesById) !== null);

  function open(next: FilterEditor) {
    dispatch(editFilter(next));
  }

  function change(next: ListFilter, focus: string) {
    wanted.current = focus;
    go(filterUrl(store.getState(), next));
    if (next.length === 0) focusSearch();
  }

  function leave() {
    wanted.current = editor;
    dispatch(editFilter(null));
    if (filter.length === 0) focusSearch();
  }

  function remove(at: PartPlace) {
    const next = withPart(filter, at, null);
    change(next, nameOf(next[at.group] ? at : { group: at.group - 1, index: 0 }));
  }

  const joint = (word: 'and' | 'or') => ` ${intl.formatMessage(filterMessages[word])} `;

  function sentenceOf(group: readonly FilterPart[]): string {
    const parts = group.map(wordsOf).join(joint('or'));
    return group.length > 1 && filter.length > 1 ? `(${parts})` : parts;
  }

  const sentence = filter.map(sentenceOf).join(joint('and'));

  function chip(part: FilterPart, at: PartPlace) {
    const name = nameOf(at);
    return (
      <ConditionChip
        words={wordsOf(part)}
        place={name}
        hasProblem={problemOfPart(part, attributesById) !== null}
        isOpen={editor === name}
        onOpen={() => {
          open(name);
        }}
        onRemove={() => {
          remove(at);
        }}
      />
    );
  }

  return (
    <section
      className={styles['bar']}
      aria-label={intl.formatMessage(filterMessages.filter)}
      ref={bar}
    >
      <p className={styles['printed']}>{sentence}</p>
      {filter.length > 0 && editor === null && (
        <FilterFold
          conditions={sentence}
          rowId={rowId}
          isUnfolded={isUnfolded}
          onToggle={() => {
            dispatch(unfold('conditions', !isUnfolded));
          }}
        />
      )}
      <div className={classNames(styles['row'], !isUnfolded && styles['folded'])} id={rowId}>
        <ul className={styles['groups']}>
          {filter.map((group, groupIndex) => (
            <li className={styles['group']} key={groupIndex}>
              {groupIndex > 0 && (
                <span className={styles['joint']}>{intl.formatMessage(filterMessages.and)}</span>
              )}
              <span className={classNames(styles['parts'], group.length > 1 && styles['any'])}>
                {group.map((part, index) => (
                  <span className={styles['part']} key={index}>
                    {index > 0 && (
                      <span className={styles['joint']}>
                        {intl.formatMessage(filterMessages.or)}
                      </span>
                    )}
                    {chip(part, { group: groupIndex, index })}
                  </span>
                ))}
                <IconButton
                  label={intl.formatMessage(filterMessages.alternative)}
                  icon={AddIcon}
                  data-part={`${groupIndex}.${group.length}`}
                  aria-expanded={editor === `${groupIndex}.${group.length}`}
                  onClick={() => {
                    open(`${groupIndex}.${group.length}`);
                  }}
                />
              </span>
            </li>
          ))}
        </ul>
        <FilterActions editor={editor} />
      </div>
      {isUnread && <Notice kind="warning">{intl.formatMessage(filterMessages.notApplied)}</Notice>}
      {isTooLong && (
        <Notice kind="warning">
          {intl.formatMessage(filterSentences.tooLong, { limit: WHOLE_LIST })}
        </Notice>
      )}
      {editor === 'view' && <SaveViewForm known={known} onLeave={leave} />}
      {place && (
        <ConditionEditor
          key={editor}
          known={known}
          condition={edited && !('raw' in edited) ? edited : null}
          others={filter.filter((_group, index) => index !== place.group)}
          onApply={(condition) => {
            change(withPart(filter, place, condition), nameOf(place));
            dispatch(editFilter(null));
          }}
          onLeave={leave}
        />
      )}
    </section>
  );
}

function nameOf({ group, index }: PartPlace): `${number}.${number}` {
  return `${group}.${index}`;
}

/** Where the condition goes that is being written; null where none is. */
function placeOf(editor: FilterEditor, filter: ListFilter): PartPlace | null {
  if (editor === 'view') return null;
  if (editor === 'new') return { group: filter.length, index: 0 };
  const [group = 0, index = 0] = editor.split('.').map(Number);
  return { group, index };
}
