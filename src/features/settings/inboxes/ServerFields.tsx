import { inboxesApi } from '@/api/endpoints/inboxes';
import { FieldGroup } from '@/forms/FieldGroup';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { TextField } from '@/forms/fields/TextField';
import { TrialButton } from '@/forms/TrialButton';
import { maxLengths } from '@/protocol/limits';
import { useSave } from '@/saving/useSave';
import { ConnectionFields } from '../connection/ConnectionFields';
import { connectionMessages } from '../connection/messages';
import { type InboxFeatures, inboxTrialSchema, inboxUses, type InboxValues } from './inboxValues';
import { inboxMessages } from './messages';

interface ServerFieldsProps {
  values: InboxValues;
  features: InboxFeatures;
}

/** How the mailbox is reached, and the way to try it out. */
export function ServerFields({ values, features }: ServerFieldsProps) {
  const testInbox = useSave(inboxesApi.endpoints.testInbox);
  const uses = inboxUses(values, features);
  return (
    <FieldGroup title={inboxMessages.serverConfiguration}>
      <ConnectionFields hasPassword={uses.password} />
      <TextField name="mailbox" label={inboxMessages.mailbox} maxLength={maxLengths.value} />
      <CheckboxField name="useOAuth" label={connectionMessages.oauth} isDisabled={!uses.oauth} />
      <CheckboxField
        name="noValidate"
        label={inboxMessages.noValidate}
        isDisabled={!uses.noValidate}
      />
      <CheckboxField
        name="leaveMessages"
        label={inboxMessages.leaveMessages}
        isDisabled={!uses.leaveMessages}
      />
      <TrialButton
        label={inboxMessages.test}
        schema={inboxTrialSchema(features)}
        onTry={async (sent) => (await testInbox(sent)).status}
        passed={inboxMessages.passed}
        failed={connectionMessages.failed}
      />
    </FieldGroup>
  );
}
