import { useIntl } from 'react-intl';
import { selectLanguages } from '@/entities/session';
import { actionMessages } from '@/i18n/actionMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { UserDetails } from '@/protocol/users';
import { useAppSelector } from '@/store/hooks';
import { EditIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { PropertyList } from '@/ui/PropertyList';
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
    <Panel
      title={intl.formatMessage(detailsMessages.account)}
      actions={
        <LinkButton icon={EditIcon} href={`#${windowsOf(subject).edit}`}>
          {intl.formatMessage(actionMessages.edit)}
        </LinkButton>
      }
    >
      <PropertyList
        items={[
          { key: 'login', label: intl.formatMessage(usersMessages.login), value: login },
          {
            key: 'email',
            label: intl.formatMessage(propertyMessages.emailAddress),
            value: email ?? intl.formatMessage(detailsMessages.noEmail),
          },
          {
            key: 'language',
            label: intl.formatMessage(propertyMessages.language),
            value: languageName ?? intl.formatMessage(usersMessages.defaultLanguage),
          },
        ]}
      />
    </Panel>
  );
}
