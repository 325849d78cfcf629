import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { type KeySlot, keyNow } from '@/commands/keymap';
import type { Keymap } from '@/screen/keymap';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon, ReloadIcon } from '@/ui/icons';
import { KeyName } from './KeyName';
import { keyText } from './keyParts';
import styles from './KeySheet.module.css';
import { commandMessages } from './messages';
import type { useKeyRecorder } from './useKeyRecorder';

interface KeyRowProps {
  slot: KeySlot;
  words: string;
  keymap: Keymap;
  /** Why the key that was pressed last cannot be had. */
  problem: string | null;
  recorder: ReturnType<typeof useKeyRecorder>;
  onTurnOff: () => void;
  /** Gives it the key back that it comes with. */
  onRestore: () => void;
}

/** A command and its key, which is a button: pressed, it takes down another. */
export function KeyRow({
  slot,
  words,
  keymap,
  problem,
  recorder,
  onTurnOff,
  onRestore,
}: KeyRowProps) {
  const intl = useIntl();
  const keyButton = useRef<HTMLButtonElement>(null);
  const key = keyNow(slot, keymap);
  const isRecording = recorder.slot === slot.slot;
  const noKey = intl.formatMessage(commandMessages.noKey);

  /** What was pressed goes by it: the key beside it stays, and tells what it is now. */
  function act(change: () => void) {
    change();
    keyButton.current?.focus();
  }

  return (
    <li className={styles['row']}>
      <span className={styles['words']}>{words}</span>
      <Button
        ref={keyButton}
        variant="quiet"
        aria-label={intl.formatMessage(commandMessages.changeKey, {
          command: words,
          key: key === null ? noKey : keyText(key),
        })}
        aria-pressed={isRecording}
        onClick={() => {
          recorder.begin(slot.slot);
        }}
        onKeyDown={isRecording ? recorder.handleKeyDown : undefined}
        onBlur={isRecording ? recorder.end : undefined}
      >
        {isRecording && intl.formatMessage(commandMessages.pressKey)}
        {!isRecording && (key === null ? noKey : <KeyName name={key} />)}
      </Button>
      {key !== null && (
        <IconButton
          label={intl.formatMessage(commandMessages.turnOffKey, { command: words })}
          icon={CloseIcon}
          onClick={() => {
            act(onTurnOff);
          }}
        />
      )}
      {key !== slot.key && (
        <IconButton
          label={intl.formatMessage(commandMessages.restoreKey, { command: words })}
          icon={ReloadIcon}
          onClick={() => {
            act(onRestore);
          }}
        />
      )}
      {problem !== null && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}
