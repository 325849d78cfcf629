import { useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { partDraftPath } from '@/forms/drafts';
import { TextField } from '@/forms/fields/TextField';
import { type FormSchema, formSchema } from '@/forms/formSchema';
import { InlineForm } from '@/forms/InlineForm';
import { requiredText } from '@/forms/schema';
import { actionMessages } from '@/i18n/actionMessages';
import { maxLengths } from '@/protocol/limits';
import { Notice } from '@/ui/Notice';
import { addingMessages } from './addingMessages';

interface TemplateNameFormProps {
  label: string;
  name: string;
  /** Why a name cannot be taken. */
  problemOf: (name: string) => MessageDescriptor | null;
  /** Whether the browser kept it. */
  onName: (name: string) => boolean;
  onEnd: () => void;
}

interface NameValues {
  name: string;
}

/** Asks for the name of a template. */
export function TemplateNameForm({ label, name, problemOf, onName, onEnd }: TemplateNameFormProps) {
  const intl = useIntl();
  const [isKept, setIsKept] = useState(true);
  return (
    <InlineForm
      label={label}
      initialValues={{ name }}
      schema={nameSchema(problemOf)}
      draftPath={partDraftPath('', `template ${name}`)}
      keepsDraft={false}
      escapeDiscards
      submitLabel={actionMessages.save}
      onSubmit={(values) => {
        const wasKept = onName(values.name);
        setIsKept(wasKept);
        return wasKept ? Promise.resolve() : Promise.reject(new Error('Not kept'));
      }}
      onRefused={() => true}
      onDone={onEnd}
      onLeave={onEnd}
    >
      {!isKept && <Notice kind="danger">{intl.formatMessage(addingMessages.notKept)}</Notice>}
      <TextField
        name="name"
        label={addingMessages.templateName}
        maxLength={maxLengths.name}
        help={intl.formatMessage(addingMessages.stays)}
        isRequired
      />
    </InlineForm>
  );
}

function nameSchema(
  problemOf: (name: string) => MessageDescriptor | null,
): FormSchema<NameValues, NameValues> {
  const fields = formSchema({ name: requiredText(maxLengths.name) });
  return {
    ...fields,
    check(typed) {
      const checked = fields.check(typed);
      const message = checked.sent && problemOf(checked.sent.name);
      return message ? { ...checked, problems: { name: { message } }, sent: null } : checked;
    },
  };
}
