import { useIntl } from 'react-intl';
import { selectUserEmail } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';
import { Notice } from '@/ui/Notice';
import { reportMessages } from './messages';

/** Reports come by e-mail. */
export function NoEmailNotice() {
  const intl = useIntl();
  const email = useAppSelector(selectUserEmail);
  return email === null ? (
    <Notice kind="warning">{intl.formatMessage(reportMessages.noEmail)}</Notice>
  ) : null;
}
