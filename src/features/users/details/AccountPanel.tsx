import { useIntl } from 'react-intl';
import { selectLanguages } from '@/entities/session';
import { adminMessages } from '@/i18n/adminMessages';
import type { UserDetails } from '@/protocol/users';
import { useAppSelector } from '@/store/hooks';
import { EditablePanel } from '@/ui/EditablePanel';
import { NamedValues } from '@/ui/NamedValues';
import { usersMessages } from '../messages';
import { type Subject, windowsOf } from '../subject';
import { detailsMessages } from './messages';

interface AccountPanelProps {
  subject: Subject;
  details: UserDetails;
}

/** How a user logs in and is written to, and in which language. */
export function AccountPanel({ subject, details }: AccountPanelProps) {
  const { login, email, language } = details;
  const intl = useIntl();
  const languages = useAppSelector(selectLanguages);
  const languageName = languages.find(({ key }) => key === language)?.name ?? language;
  return (
    <EditablePanel title={detailsMessages.account} editPath={windowsOf(subject).edit}>
      <NamedValues
        items={[
          { label: usersMessages.login, value: login },
          {
            label: adminMessages.emailAddress,
            value: email ?? intl.formatMessage(detailsMessages.noEmail),
          },
          {
            label: adminMessages.language,
            value: languageName ?? intl.formatMessage(usersMessages.defaultLanguage),
          },
        ]}
      />
    </EditablePanel>
  );
}
