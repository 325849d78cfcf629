import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldError } from '@/forms/FieldError';
import { Button } from '@/ui/Button';
import { PasteIcon } from '@/ui/icons';
import { pasteMessages } from './pasteMessages';
import styles from './PendingFiles.module.css';
import { canReadClipboard, type ClipboardContent, readClipboard } from './readClipboard';

interface PasteButtonProps {
  isBusy: boolean;
  onPaste: (content: ClipboardContent) => void;
}

/** Takes a picture of the screen, or a text, from the clipboard without a key; absent where no page may do so. */
export function PasteButton({ isBusy, onPaste }: PasteButtonProps) {
  const intl = useIntl();
  const problemId = useId();
  const [problem, setProblem] = useState<'nothingToPaste' | 'pasteRefused' | null>(null);
  const latest = useRef<PasteButtonProps['onPaste'] | null>(null);

  // External system: the browser may ask first. What was typed meanwhile counts, and nothing once the form is gone.
  useEffect(() => {
    latest.current = onPaste;
    return () => {
      latest.current = null;
    };
  }, [onPaste]);
  if (!canReadClipboard()) return null;

  async function paste() {
    setProblem(null);
    // Of a refusal the browser says no more than that.
    const content = await readClipboard().catch(() => null);
    if (!content) setProblem('pasteRefused');
    else if (content.text === '' && content.files.length === 0) setProblem('nothingToPaste');
    else latest.current?.(content);
  }

  return (
    <>
      <Button
        className={styles['button']}
        variant="quiet"
        icon={PasteIcon}
        onClick={() => {
          if (!isBusy) void paste();
        }}
      >
        <span className={styles['caption']}>{intl.formatMessage(pasteMessages.paste)}</span>
      </Button>
      {problem && (
        <div className={styles['pasteProblem']} role="alert">
          <FieldError id={problemId} problem={{ message: pasteMessages[problem] }} />
        </div>
      )}
    </>
  );
}
