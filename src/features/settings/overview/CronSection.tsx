import { useIntl } from 'react-intl';
import { adminMessages } from '@/i18n/adminMessages';
import type { ServerSettings } from '@/protocol/settings';
import { settingsPaths } from '@/routing/paths/settings';
import { Notice } from '@/ui/Notice';
import { EditablePanel } from '@/ui/EditablePanel';
import { useDurationText } from '../options/useDurationText';
import { overviewMessages, overviewSentences } from './messages';

/** Seconds after which scheduled tasks count as forgotten (protocol 3.10). */
const staleAfter = 7200;

/** Whether the server's scheduled tasks run; e-mail depends on them. */
export function CronSection({ settings }: { settings: ServerSettings }) {
  const hasEmail = settings.emailEngine !== null;
  return (
    <EditablePanel
      title={adminMessages.scheduledTasks}
      editPath={hasEmail && settingsPaths.cronSettings.url({})}
    >
      <CronNotice hasEmail={hasEmail} elapsed={settings.cronLast} />
    </EditablePanel>
  );
}

interface CronNoticeProps {
  hasEmail: boolean;
  /** Seconds since the last run; undefined = never. */
  elapsed: number | undefined;
}

function CronNotice({ hasEmail, elapsed }: CronNoticeProps) {
  const intl = useIntl();
  const text = useDurationText();
  const isStale = hasEmail && (elapsed === undefined || elapsed > staleAfter);
  if (elapsed === undefined) {
    return (
      <Notice kind={isStale ? 'warning' : 'info'}>
        {intl.formatMessage(isStale ? overviewMessages.cronMissing : overviewMessages.cronNever)}
      </Notice>
    );
  }
  if (elapsed < 60) return <Notice>{intl.formatMessage(overviewMessages.cronJustNow)}</Notice>;
  return (
    <Notice kind={isStale ? 'warning' : 'info'}>
      {intl.formatMessage(isStale ? overviewSentences.cronStale : overviewSentences.cronLast, {
        elapsed: text(elapsed),
      })}
    </Notice>
  );
}
