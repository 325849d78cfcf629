import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { EditIcon } from './icons';
import { Panel } from './Panel';
import { WindowLink } from './WindowLink';

export interface EditablePanelProps {
  title: MessageDescriptor;
  /** Raw path of the form; absent when there is nothing to change. */
  editPath?: string | false;
  children: ReactNode;
}

/** A section of a page with the way to its form. */
export function EditablePanel({ title, editPath, children }: EditablePanelProps) {
  const intl = useIntl();
  return (
    <Panel
      title={intl.formatMessage(title)}
      actions={
        editPath && <WindowLink icon={EditIcon} label={actionMessages.edit} path={editPath} />
      }
    >
      {children}
    </Panel>
  );
}
