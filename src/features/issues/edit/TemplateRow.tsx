import { useId } from 'react';
import { useIntl } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { Button } from '@/ui/Button';
import styles from './AddIssuePage.module.css';
import { addingMessages } from './addingMessages';
import type { IssueTemplate } from './keptValues';

interface TemplateRowProps {
  template: IssueTemplate;
  onRename: () => void;
  onReplace: () => void;
  onDelete: () => void;
}

/** A template and what can be done with it. */
export function TemplateRow({ template, onRename, onReplace, onDelete }: TemplateRowProps) {
  const intl = useIntl();
  const nameId = useId();
  const buttons = [
    { message: actionMessages.rename, onClick: onRename },
    { message: addingMessages.replace, onClick: onReplace },
    { message: actionMessages.delete, onClick: onDelete },
  ];
  return (
    <>
      <span className={styles['name']} id={nameId} dir="auto">
        {template.name}
      </span>
      <span className={styles['actions']}>
        {buttons.map(({ message, onClick }) => (
          <Button key={message.id} variant="quiet" aria-describedby={nameId} onClick={onClick}>
            {intl.formatMessage(message)}
          </Button>
        ))}
      </span>
    </>
  );
}
