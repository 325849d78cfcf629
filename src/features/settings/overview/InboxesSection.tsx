import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { InboxItem } from '@/protocol/settings';
import { settingsPaths } from '@/routing/paths/settings';
import { DataGrid } from '@/ui/DataGrid';
import { EmptyState } from '@/ui/EmptyState';
import type { GridColumn } from '@/ui/gridColumn';
import { AddIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { wordColumn } from '@/ui/wordColumn';
import { inboxEngineMessages } from '../connection/messages';
import { settingsMessages } from '../messages';
import { overviewMessages } from './messages';

interface InboxesSectionProps {
  inboxes: readonly InboxItem[];
  /** Whether the server can read mailboxes at all. */
  hasImap: boolean;
}

/** The mailboxes from which the server makes issues. */
export function InboxesSection({ inboxes, hasImap }: InboxesSectionProps) {
  const intl = useIntl();
  const title = intl.formatMessage(overviewMessages.inboxes);
  const columns = useMemo(
    (): GridColumn<InboxItem>[] => [
      {
        key: 'email',
        title: intl.formatMessage(propertyMessages.emailAddress),
        size: 'large',
        render: ({ email }) => email,
      },
      {
        key: 'type',
        ...wordColumn(intl, propertyMessages.kind, inboxEngineMessages),
        render: ({ engine }) => intl.formatMessage(inboxEngineMessages[engine]),
      },
    ],
    [intl],
  );
  return (
    <Panel
      title={title}
      actions={
        hasImap && (
          <LinkButton icon={AddIcon} href={`#${settingsPaths.addInbox.url({})}`}>
            {intl.formatMessage(settingsMessages.addInbox)}
          </LinkButton>
        )
      }
    >
      {hasImap ? (
        <DataGrid
          label={title}
          columns={columns}
          rows={inboxes}
          rowKey={({ id }) => id}
          rowHref={({ id }) => `#${settingsPaths.editInbox.url({ inboxId: id })}`}
        >
          <EmptyState>{intl.formatMessage(overviewMessages.noInboxes)}</EmptyState>
        </DataGrid>
      ) : (
        <Notice>{intl.formatMessage(overviewMessages.noImap)}</Notice>
      )}
    </Panel>
  );
}
