import { useId, useState } from 'react';
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
  if (!canReadClipboard()) return null;

  async function paste() {
    setProblem(null);
    try {
      const content = await readClipboard();
      if (content.text === '' && content.files.length === 0) setProblem('nothingToPaste');
      else onPaste(content);
    } catch {
      // The browser says no more than that.
      setProblem('pasteRefused');
    }
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
        {intl.formatMessage(pasteMessages.paste)}
      </Button>
      <div className={styles['problem']} role="alert">
        {problem && <FieldError id={problemId} problem={{ message: pasteMessages[problem] }} />}
      </div>
    </>
  );
}
