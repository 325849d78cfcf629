import { useIntl } from 'react-intl';
import type { UpdateInfo } from '@/protocol/session';
import { ExternalLink } from '@/ui/ExternalLink';
import { Notice } from '@/ui/Notice';
import styles from './AboutPage.module.css';
import { generalMessages, generalSentences } from './messages';

/** Names the newer version and leads to it, as far as the server knows where it is. */
export function NewVersionNotice({ update }: { update: UpdateInfo }) {
  const intl = useIntl();
  return (
    <Notice>
      <p>{intl.formatMessage(generalSentences.newVersion, { version: update.version ?? '' })}</p>
      <p className={styles['links']}>
        {update.downloadUrl && (
          <ExternalLink href={update.downloadUrl}>
            {intl.formatMessage(generalMessages.download)}
          </ExternalLink>
        )}
        {update.notesUrl && (
          <ExternalLink href={update.notesUrl}>
            {intl.formatMessage(generalMessages.notes)}
          </ExternalLink>
        )}
      </p>
    </Notice>
  );
}
