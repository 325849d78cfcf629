import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { EditIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';

interface SettingsSectionProps {
  title: MessageDescriptor;
  /** Raw path of the form; absent when there is nothing to change now. */
  editPath?: string | undefined;
  children: ReactNode;
}

/** One area of the settings, with the way to its form. */
export function SettingsSection({ title, editPath, children }: SettingsSectionProps) {
  const intl = useIntl();
  return (
    <Panel
      title={intl.formatMessage(title)}
      actions={
        editPath !== undefined && (
          <LinkButton icon={EditIcon} href={`#${editPath}`}>
            {intl.formatMessage(actionMessages.edit)}
          </LinkButton>
        )
      }
    >
      {children}
    </Panel>
  );
}
