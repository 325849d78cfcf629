import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useCommandContext } from '@/commands/useCommandContext';
import { selectListedName } from '@/lists/listPlace';
import { Column, columnAttributeId } from '@/protocol/enums';
import { selectCellEdit } from '@/screen/cellEdit';
import type { CellEdit, CellPlace } from '@/screen/cellState';
import { selectSelectedIds, selectSelectionPath } from '@/screen/selection';
import { useAppSelector } from '@/store/hooks';
import { issueName } from '../bulk/issueName';
import { NameForm } from '../edit/NameEditor';
import { ValueForm } from '../edit/ValueEditor';
import styles from './CellEditor.module.css';
import { cellBelow, cellBeside, columnOf } from './cellColumns';
import { leaveCell, showSaved } from './editCells';
import { fillDown, pasteText } from './fillCells';
import { TypedText } from './TypedText';
import { useCellPlace } from './useCellPlace';
import { WaitingCell } from './WaitingCell';

/** Over a cell of the list: the editor of its value, which is that of the pane. */
export function CellEditor() {
  const edit = useAppSelector(selectCellEdit);
  const listPath = useAppSelector(selectSelectionPath);
  const main = document.querySelector('main');
  if (!main || edit?.listPath !== listPath) return null;
  return createPortal(<Placed key={`${edit.issueId} ${edit.columnId}`} edit={edit} />, main);
}

/** What comes after the save that is under way. */
type Next = (place: CellPlace) => void;

/** What asks something, or says more than the problem of a field: the Tab key has to go through it. */
const notices = '[role=alert], [role=status] button, [data-form-error], [role=region]';

function Placed({ edit }: { edit: CellEdit }) {
  const context = useCommandContext();
  const element = useRef<HTMLDivElement>(null);
  const next = useRef<Next | null>(null);
  const { issueId, columnId, issue } = edit;
  const column = useAppSelector((state) => columnOf(state, columnId));
  const name = useAppSelector((state) => selectListedName(state, issueId) ?? '');
  useCellPlace(element, edit);

  const isTyped = edit.typed !== null;
  // External system: the selection in a field. The first letter typed takes the place of all, as in spreadsheets.
  useLayoutEffect(() => {
    if (issue === null || isTyped) return;
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) activeElement.select();
  }, [issue, isTyped]);

  function handleClose() {
    const goOn = next.current;
    next.current = null;
    if (goOn) goOn(edit);
    else leaveCell(context, edit);
  }

  /** Saves, and what comes then. */
  function save(goOn: Next) {
    next.current = goOn;
    element.current?.querySelector('form')?.requestSubmit();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key, shiftKey, target } = event;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    next.current = null;
    if (event.defaultPrevented || event.nativeEvent.isComposing || !isField) return;
    const state = context.getState();
    if (key === 'Tab' && !hasModifier && !element.current?.querySelector(notices)) {
      event.preventDefault();
      const beside = cellBeside(state, edit, shiftKey ? -1 : 1);
      save((place) => {
        leaveCell(context, place, beside);
      });
    } else if (key === 'Enter' && (hasModifier || target instanceof HTMLInputElement)) {
      // The form submits by itself. What is saved may move the row, so the one below is looked for now.
      const below = cellBelow(state, edit);
      next.current = (place) => {
        leaveCell(context, place, below);
      };
    } else if (key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      // The browser would keep a bookmark.
      event.preventDefault();
      if (selectSelectedIds(state).every((id) => id === issueId)) return;
      save((place) => {
        leaveCell(context, place);
        void fillDown(context, place);
      });
    }
  }

  function handlePaste(event: React.ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    const isLine = event.target instanceof HTMLInputElement;
    // A field of one line would make one of several.
    if (!isLine || !/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    leaveCell(context, edit);
    pasteText(context, text, edit);
  }

  if (!column) return null;
  const attributeId = columnAttributeId(columnId);
  const label = `${column.name}, ${issueName(issueId, name)}`;
  const shared = { label, onClose: handleClose };
  return (
    <div
      className={styles['editor']}
      ref={element}
      role="presentation"
      data-cell-editor=""
      onClickCapture={({ detail }) => {
        // What is saved by a button goes on nowhere; Enter in a field is a click on it, too.
        if (detail > 0) next.current = null;
      }}
      onKeyDown={handleKeyDown}
      onPaste={handlePaste}
    >
      {issue === null ? (
        <WaitingCell edit={edit} label={label} />
      ) : columnId === Column.name ? (
        <NameForm
          {...shared}
          issue={{ issueId, details: issue.details, attributes: issue.attributes ?? [] }}
          settle={({ name: saved = '' }) => {
            showSaved(context, edit, saved);
            return Promise.resolve();
          }}
        >
          <TypedText name="name" edit={edit} />
        </NameForm>
      ) : (
        attributeId !== null && (
          <ValueForm
            {...shared}
            issue={{ issueId, details: issue.details, attributes: issue.attributes ?? [] }}
            attributeId={attributeId}
            settle={({ values = [] }) => {
              const own = values.find(({ id }) => id === attributeId);
              if (own) showSaved(context, edit, own.value ?? '');
              return Promise.resolve();
            }}
          >
            <TypedText name={`attributes.${String(attributeId)}`} edit={edit} />
          </ValueForm>
        )
      )}
    </div>
  );
}
