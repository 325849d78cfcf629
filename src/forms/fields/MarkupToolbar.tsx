import { type KeyboardEvent, memo, useState } from 'react';
import { useIntl } from 'react-intl';
import { hasAppleKeys } from '@/lib/appleKeys';
import { Button } from '@/ui/Button';
import { ReadIcon } from '@/ui/icons';
import { type MarkupButton, markupButtons } from './markupCommands';
import type { MarkupCommand } from './markupEdits';
import styles from './MarkupField.module.css';
import { fieldMessages, fieldSentences } from './messages';

interface MarkupToolbarProps {
  /** The text area the buttons work on. */
  areaId: string;
  isPreviewing: boolean;
  onCommand: (command: MarkupCommand) => void;
  onPreview: () => void;
}

const previewIndex = markupButtons.flat().length;

/** The buttons of the editor: one stop of the Tab key, the arrow keys walk between them. Letters do not concern them. */
export const MarkupToolbar = memo(function MarkupToolbar({
  areaId,
  isPreviewing,
  onCommand,
  onPreview,
}: MarkupToolbarProps) {
  const intl = useIntl();
  const [current, setCurrent] = useState(0);

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextIndex(event.key, current);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    const buttons = event.currentTarget.closest('[role="toolbar"]')?.querySelectorAll('button');
    buttons?.item(next).focus();
  }

  function stop(index: number) {
    return {
      tabIndex: index === current ? 0 : -1,
      onKeyDown: handleKeyDown,
      onFocus: () => {
        setCurrent(index);
      },
    };
  }

  return (
    <div
      className={styles['toolbar']}
      role="toolbar"
      aria-label={intl.formatMessage(fieldMessages.markupToolbar)}
      aria-controls={areaId}
    >
      {markupButtons.map((group, groupIndex) => (
        <span key={group[0]?.command} className={styles['group']}>
          {group.map((button, index) => (
            <ToolbarButton
              key={button.command}
              button={button}
              stop={stop(indexOf(groupIndex, index))}
              onClick={() => {
                onCommand(button.command);
              }}
            />
          ))}
        </span>
      ))}
      <Button
        {...stop(previewIndex)}
        variant="quiet"
        icon={ReadIcon}
        isBusy={isPreviewing}
        onClick={onPreview}
      >
        {intl.formatMessage(fieldMessages.markupPreview)}
      </Button>
    </div>
  );
});

interface ToolbarButtonProps {
  button: MarkupButton;
  stop: { tabIndex: number; onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void };
  onClick: () => void;
}

function ToolbarButton({ button: { label, icon, key }, stop, onClick }: ToolbarButtonProps) {
  const intl = useIntl();
  const name = intl.formatMessage(label);
  const keys = key && (hasAppleKeys() ? `⌘${key.toUpperCase()}` : `Ctrl+${key.toUpperCase()}`);
  return (
    <Button
      {...stop}
      variant="quiet"
      icon={icon}
      aria-label={name}
      aria-keyshortcuts={key && `Control+${key.toUpperCase()} Meta+${key.toUpperCase()}`}
      data-tip={keys ? intl.formatMessage(fieldSentences.shortcut, { label: name, keys }) : name}
      onClick={onClick}
    />
  );
}

function indexOf(groupIndex: number, index: number): number {
  return markupButtons.slice(0, groupIndex).flat().length + index;
}

function nextIndex(key: string, current: number): number | null {
  // Where a line begins at the right, so do the buttons.
  const isTurned = document.documentElement.dir === 'rtl';
  switch (key) {
    case isTurned ? 'ArrowLeft' : 'ArrowRight':
      return current === previewIndex ? 0 : current + 1;
    case isTurned ? 'ArrowRight' : 'ArrowLeft':
      return current === 0 ? previewIndex : current - 1;
    case 'Home':
      return 0;
    case 'End':
      return previewIndex;
    default:
      return null;
  }
}
