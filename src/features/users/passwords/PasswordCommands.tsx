import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';
import { MailIcon, PasswordIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { MoreMenu } from '@/ui/MoreMenu';
import { type Subject, windowsOf } from '../subject';
import { passwordMessages } from './messages';

/** New passwords: typed here or, where the server sends e-mail, by a link. */
export function PasswordCommands(subject: Subject) {
  const intl = useIntl();
  const { resetPassword } = useAppSelector(selectSettings);
  const windows = windowsOf(subject);
  const change = {
    key: 'change',
    label: intl.formatMessage(passwordMessages.change),
    icon: PasswordIcon,
    href: `#${windows.changePassword}`,
  };
  if (!resetPassword) {
    return (
      <LinkButton icon={change.icon} href={change.href}>
        {change.label}
      </LinkButton>
    );
  }
  return (
    <MoreMenu
      items={[
        change,
        {
          key: 'reset',
          label: intl.formatMessage(passwordMessages.reset),
          icon: MailIcon,
          href: `#${windows.resetPassword}`,
        },
      ]}
    />
  );
}
