import { type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useCommandContext } from '@/commands/useCommandContext';
import { selectListedName } from '@/lists/listPlace';
import { Column, columnAttributeId } from '@/protocol/enums';
import { selectCellEdit } from '@/screen/cellEdit';
import type { CellEdit } from '@/screen/cellState';
import { selectSelectionPath } from '@/screen/selection';
import { useAppSelector } from '@/store/hooks';
import { issueName } from '../bulk/issueName';
import { editorDraftPath } from '../edit/editorDraftPath';
import { NameForm } from '../edit/NameEditor';
import { useTextSelected } from '../edit/useTextSelected';
import { ValueForm } from '../edit/ValueEditor';
import styles from './CellEditor.module.css';
import { columnOf } from './cellColumns';
import { leaveCell, placeKey, showSaved } from './editCells';
import { pasteText } from './fillCells';
import type { CarriedKeys } from './heldKeys';
import { TypedText } from './TypedText';
import { useCellKeys } from './useCellKeys';
import { useCellPlace } from './useCellPlace';
import { WaitingCell } from './WaitingCell';

/** Over a cell of the list: the editor of its value, which is that of the pane. */
export function CellEditor() {
  const edit = useAppSelector(selectCellEdit);
  const listPath = useAppSelector(selectSelectionPath);
  const carried = useRef<CarriedKeys | null>(null);
  const main = document.querySelector('main');
  if (!main || edit?.listPath !== listPath) return null;
  return createPortal(<Placed key={placeKey(edit)} edit={edit} carriedRef={carried} />, main);
}

interface PlacedProps {
  edit: CellEdit;
  carriedRef: RefObject<CarriedKeys | null>;
}

function Placed({ edit, carriedRef }: PlacedProps) {
  const context = useCommandContext();
  const element = useRef<HTMLDivElement>(null);
  const { issueId, columnId, issue } = edit;
  const column = useAppSelector((state) => columnOf(state, columnId));
  const name = useAppSelector((state) => selectListedName(state, issueId) ?? '');
  useCellPlace(element, edit);
  const keys = useCellKeys(element, edit, carriedRef);

  useTextSelected(issue !== null && edit.typed === null);

  function handlePaste(event: React.ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    const isLine = event.target instanceof HTMLInputElement;
    // A field of one line would make one of several, also of blank ones.
    const cells = text.trim() || text.replace(/(?:\r\n|\r|\n)$/, '');
    if (!isLine || !/[\t\r\n]/.test(cells)) return;
    event.preventDefault();
    leaveCell(context, edit);
    pasteText(context, text, edit);
  }

  if (!column) return null;
  const attributeId = columnAttributeId(columnId);
  const label = `${column.name}, ${issueName(issueId, name)}`;
  const shared = {
    label,
    draftPath: editorDraftPath({
      issueId,
      place: attributeId === null ? 'name' : `attribute ${attributeId}`,
    }),
    onClose: keys.handleClose,
  };
  return (
    <div
      className={styles['editor']}
      ref={element}
      role="presentation"
      data-cell-editor=""
      onClickCapture={({ detail }) => {
        // What is saved by a button goes on nowhere; Enter in a field is a click on it, too.
        if (detail > 0) keys.stay();
      }}
      onKeyDown={keys.handleKeyDown}
      onKeyDownCapture={keys.handleKeyDownCapture}
      onPaste={handlePaste}
    >
      {issue === null ? (
        <WaitingCell edit={edit} label={label} isHeld={keys.isHeld} />
      ) : columnId === Column.name ? (
        <NameForm
          {...shared}
          issue={{ issueId, details: issue.details, attributes: issue.attributes ?? [] }}
          settle={({ name: saved = '' }) => {
            showSaved(context, edit, saved);
            return Promise.resolve();
          }}
        >
          <TypedText name="name" edit={edit} onReady={keys.handleReady} />
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
            <TypedText
              name={`attributes.${String(attributeId)}`}
              edit={edit}
              onReady={keys.handleReady}
            />
          </ValueForm>
        )
      )}
    </div>
  );
}
