import { useIntl } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { adminMessages } from '@/i18n/adminMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Access } from '@/protocol/access';
import { userPaths } from '@/routing/paths/users';
import { useAppSelector } from '@/store/hooks';
import { EditIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { PropertyList } from '@/ui/PropertyList';
import { globalAccessMessages } from '../globalAccess';
import { selectIsOneself, type Subject } from '../subject';

interface GlobalAccessPanelProps {
  subject: Subject;
  access: Access;
}

/** What a user may do; nobody changes their own. */
export function GlobalAccessPanel({ subject, access }: GlobalAccessPanelProps) {
  const intl = useIntl();
  const isOneself = useAppSelector((state) => selectIsOneself(state, subject));
  return (
    <Panel
      title={intl.formatMessage(propertyMessages.globalAccess)}
      actions={
        !isOneself && (
          <LinkButton
            icon={EditIcon}
            href={`#${userPaths.editUserAccess.url({ userId: subject.userId })}`}
          >
            {intl.formatMessage(actionMessages.edit)}
          </LinkButton>
        )
      }
    >
      <PropertyList
        items={[
          {
            key: 'access',
            label: intl.formatMessage(adminMessages.access),
            value: intl.formatMessage(globalAccessMessages[access]),
          },
        ]}
      />
    </Panel>
  );
}
