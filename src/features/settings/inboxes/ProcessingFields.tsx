import { folders } from '@/entities/folders';
import { selectServerVersion } from '@/entities/session';
import { users } from '@/entities/users';
import { FieldGroup } from '@/forms/FieldGroup';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { FilterSelectField } from '@/forms/fields/FilterSelectField';
import { FolderFields } from '@/forms/fields/FolderFields';
import { SelectField } from '@/forms/fields/SelectField';
import { compareVersions } from '@/lib/versions';
import { InboxFormat } from '@/protocol/settings';
import { useAppSelector } from '@/store/hooks';
import type { InboxValues } from './inboxValues';
import { inboxMessages } from './messages';

interface ProcessingFieldsProps {
  values: InboxValues;
  /** Whether the server sends e-mail. */
  hasEmail: boolean;
  storedFormat: InboxFormat;
}

/** The first server that keeps whole messages. */
const emlVersion = '2.0.4';

/** What becomes of the messages. */
export function ProcessingFields({ values, hasEmail, storedFormat }: ProcessingFieldsProps) {
  const allUsers = useAppSelector(users.selectAll);
  const allFolders = useAppSelector(folders.selectAll);
  const version = useAppSelector(selectServerVersion);
  const hasEml = storedFormat === InboxFormat.eml || compareVersions(version, emlVersion) >= 0;
  return (
    <>
      <FieldGroup title={inboxMessages.externalUsers}>
        <CheckboxField name="allowExternal" label={inboxMessages.allowExternal} />
        <FilterSelectField
          name="robot"
          label={inboxMessages.robot}
          isRequired={values.allowExternal}
          isDisabled={!values.allowExternal}
          groups={[
            {
              key: 'none',
              isPinned: true,
              options: [{ value: null, label: inboxMessages.noRobot }],
            },
            {
              key: 'users',
              options: allUsers.map(({ userId, name }) => ({ value: userId, label: name })),
            },
          ]}
        />
      </FieldGroup>
      <FieldGroup title={inboxMessages.defaultFolder}>
        <CheckboxField name="mapFolder" label={inboxMessages.mapFolder} />
        <FolderFields
          folders={allFolders}
          noProject={inboxMessages.noProject}
          noFolder={inboxMessages.noFolder}
          opensFolders
        />
      </FieldGroup>
      <FieldGroup title={inboxMessages.messageFormat}>
        <SelectField
          name="format"
          label={inboxMessages.format}
          options={[
            { value: InboxFormat.attachments, label: inboxMessages.attachments },
            ...(hasEml ? [{ value: InboxFormat.eml, label: inboxMessages.eml }] : []),
          ]}
        />
      </FieldGroup>
      {hasEmail && (
        <FieldGroup title={inboxMessages.sending}>
          <CheckboxField name="respond" label={inboxMessages.respond} />
          <CheckboxField name="subscribe" label={inboxMessages.subscribe} />
        </FieldGroup>
      )}
    </>
  );
}
