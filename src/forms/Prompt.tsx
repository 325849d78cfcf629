import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Notice, type NoticeKind } from '@/ui/Notice';

interface PromptProps {
  message: MessageDescriptor;
  /** Names of objects; shown in bold. */
  values?: Readonly<Record<string, string | number>>;
  kind?: NoticeKind;
}

/** What a form is about to do, to what: the first thing in it (screens 12.11). */
export function Prompt({ message, values = {}, kind = 'info' }: PromptProps) {
  return (
    <Notice kind={kind}>
      <FormattedMessage {...message} values={boldValues(values)} />
    </Notice>
  );
}

function boldValues(values: Readonly<Record<string, string | number>>): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      <strong key={name} dir="auto">
        {value}
      </strong>,
    ]),
  );
}
