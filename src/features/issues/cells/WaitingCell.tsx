import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useCommandContext } from '@/commands/useCommandContext';
import { selectIsAuthenticated } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { commonMessages } from '@/i18n/commonMessages';
import { errorMessage } from '@/i18n/errorMessages';
import { noteCell } from '@/screen/cellEdit';
import type { CellEdit } from '@/screen/cellState';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import styles from './CellEditor.module.css';
import { cellText } from './cellColumns';
import { leaveCell, loadCellAgain } from './editCells';

interface WaitingCellProps {
  edit: CellEdit;
  label: string;
  /** Whether what is typed is for the next cell already. */
  isHeld: () => boolean;
}

/** A cell whose value is on its way: one can type already, and the editor goes on with it. */
export function WaitingCell({ edit, label, isHeld }: WaitingCellProps) {
  const intl = useIntl();
  const context = useCommandContext();
  const input = useRef<HTMLInputElement>(null);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const text = useAppSelector((state) => cellText(state, edit));

  // External system: the document's focus, before the next key is pressed.
  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  return (
    <>
      <input
        className={styles['waiting']}
        ref={input}
        type="text"
        aria-label={label}
        aria-busy={edit.error === null}
        value={edit.typed ?? text}
        onChange={({ target }) => {
          if (!isHeld()) context.dispatch(noteCell(edit, { typed: target.value }));
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.key !== 'Escape') return;
          event.preventDefault();
          leaveCell(context, edit);
        }}
        dir="auto"
      />
      {edit.error && (
        <Notice
          kind="danger"
          action={
            <>
              <Button onClick={() => void loadCellAgain(context, edit)}>
                {intl.formatMessage(actionMessages.retry)}
              </Button>
              <Button
                onClick={() => {
                  leaveCell(context, edit);
                }}
              >
                {intl.formatMessage(commonMessages.cancel)}
              </Button>
            </>
          }
        >
          {intl.formatMessage(errorMessage(edit.error, isAuthenticated))}
        </Notice>
      )}
    </>
  );
}
