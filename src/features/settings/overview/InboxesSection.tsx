import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { adminMessages } from '@/i18n/adminMessages';
import type { InboxItem } from '@/protocol/settings';
import { settingsPaths } from '@/routing/paths/settings';
import type { GridColumn } from '@/ui/gridColumn';
import { AddIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { wordColumn } from '@/ui/wordColumn';
import { GridPanel } from '@/ui/GridPanel';
import { textColumn } from '@/ui/textColumn';
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
  const columns = useMemo(
    (): GridColumn<InboxItem>[] => [
      textColumn(intl, 'email', adminMessages.emailAddress, 'large'),
      wordColumn(intl, 'type', adminMessages.kind, inboxEngineMessages, ({ engine }) => engine),
    ],
    [intl],
  );
  if (!hasImap) {
    return (
      <Panel title={intl.formatMessage(overviewMessages.inboxes)}>
        <Notice>{intl.formatMessage(overviewMessages.noImap)}</Notice>
      </Panel>
    );
  }
  return (
    <GridPanel
      title={overviewMessages.inboxes}
      actions={
        <WindowLink
          icon={AddIcon}
          label={settingsMessages.addInbox}
          path={settingsPaths.addInbox.url({})}
        />
      }
      columns={columns}
      rows={inboxes}
      rowPath={({ id }) => settingsPaths.editInbox.url({ inboxId: id })}
      none={overviewMessages.noInboxes}
    />
  );
}
