import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import styles from './FormPage.module.css';

interface PromptProps {
  message: MessageDescriptor;
  /** Names of objects; shown in bold. */
  values?: Readonly<Record<string, string | number>>;
}

/** What a form asks, or what the title does not say of it: plain text, the first thing in the form. */
export function Prompt({ message, values = {} }: PromptProps) {
  return (
    <p className={styles['prompt']}>
      <FormattedMessage {...message} values={boldValues(values)} />
    </p>
  );
}

function boldValues(values: Readonly<Record<string, string | number>>): Record<string, ReactNode> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      <strong key={name} dir="auto">
        {String(value)}
      </strong>,
    ]),
  );
}
