import type { LucideIcon } from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import {
  BoldIcon,
  CodeBlockIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  MonospaceIcon,
  QuoteIcon,
  RightToLeftIcon,
} from '@/ui/icons';
import type { MarkupCommand } from './markupEdits';
import { fieldMessages } from './messages';

/** A button of the toolbar; `key` with Ctrl or Cmd does the same. */
export interface MarkupButton {
  readonly command: MarkupCommand;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
  readonly key?: string;
}

/** The buttons by group, in their order (screens 12.8). */
export const markupButtons: readonly (readonly MarkupButton[])[] = [
  [
    { command: 'bold', label: fieldMessages.markupBold, icon: BoldIcon, key: 'b' },
    { command: 'italic', label: fieldMessages.markupItalic, icon: ItalicIcon, key: 'i' },
    { command: 'monospace', label: fieldMessages.markupMonospace, icon: MonospaceIcon },
  ],
  [{ command: 'link', label: fieldMessages.markupLink, icon: LinkIcon, key: 'k' }],
  [
    { command: 'list', label: fieldMessages.markupList, icon: ListIcon },
    { command: 'quote', label: fieldMessages.markupQuote, icon: QuoteIcon },
    { command: 'code', label: fieldMessages.markupCode, icon: CodeBlockIcon },
    { command: 'rtl', label: fieldMessages.markupRightToLeft, icon: RightToLeftIcon },
  ],
];

/** The command of a key pressed with Ctrl or Cmd. */
export function commandOfKey(key: string): MarkupCommand | null {
  const pressed = key.toLowerCase();
  return markupButtons.flat().find((button) => button.key === pressed)?.command ?? null;
}
