import { useIntl } from 'react-intl';
import { screenMessages } from '@/i18n/screenMessages';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { selectPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { LogInIcon } from '@/ui/icons';
import { CaptionLink } from './CaptionLink';

/** For visitors: to the login, and from there back to where they are. */
export function LogInLink() {
  const intl = useIntl();
  const baseUrl = useBaseUrl();
  const path = useAppSelector(selectPath);

  return (
    <CaptionLink
      href={hostLinks.loginReturningTo(baseUrl, path)}
      icon={LogInIcon}
      caption={intl.formatMessage(screenMessages.logIn)}
    />
  );
}
