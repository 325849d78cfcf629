import { use } from 'react';
import { SelectField } from '@/forms/fields/SelectField';
import { FormFrameContext } from '@/forms/FormFrameContext';
import { adminMessages } from '@/i18n/adminMessages';
import type { AttributeType } from '@/protocol/enums';
import { attributeTypeMessages } from './attributeTypeMessages';

/** The field `type` of the form. Another type has other rules, so what was wrong is forgotten. */
export function TypeField({ types }: { types: readonly AttributeType[] }) {
  const { problems, clearProblem } = use(FormFrameContext);
  return (
    <SelectField
      name="type"
      label={adminMessages.kind}
      isRequired
      options={types.map((type) => ({ value: type, label: attributeTypeMessages[type] }))}
      onChosen={() => {
        Object.keys(problems).forEach(clearProblem);
      }}
    />
  );
}
