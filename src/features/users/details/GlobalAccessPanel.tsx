import { useIntl } from 'react-intl';
import { adminMessages } from '@/i18n/adminMessages';
import type { Access } from '@/protocol/access';
import { userPaths } from '@/routing/paths/users';
import { useAppSelector } from '@/store/hooks';
import { EditablePanel } from '@/ui/EditablePanel';
import { NamedValues } from '@/ui/NamedValues';
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
    <EditablePanel
      title={adminMessages.globalAccess}
      editPath={!isOneself && userPaths.editUserAccess.url({ userId: subject.userId })}
    >
      <NamedValues
        items={[
          { label: adminMessages.access, value: intl.formatMessage(globalAccessMessages[access]) },
        ]}
      />
    </EditablePanel>
  );
}
