import { selectSettings } from '@/entities/session';
import { useAppSelector } from '@/store/hooks';
import { MailIcon, PasswordIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { MoreMenu } from '@/ui/MoreMenu';
import { type Subject, windowsOf } from '../subject';
import { passwordMessages } from './messages';

/** New passwords: typed here or, where the server sends e-mail, by a link. */
export function PasswordCommands(subject: Subject) {
  const { resetPassword } = useAppSelector(selectSettings);
  const windows = windowsOf(subject);
  const change = {
    label: passwordMessages.change,
    icon: PasswordIcon,
    path: windows.changePassword,
  };
  if (!resetPassword) return <WindowLink {...change} />;
  return (
    <MoreMenu
      items={[
        change,
        { label: passwordMessages.reset, icon: MailIcon, path: windows.resetPassword },
      ]}
    />
  );
}
