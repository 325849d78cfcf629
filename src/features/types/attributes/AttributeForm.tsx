import { type ReactNode, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { NameField } from '@/forms/fields/NameField';
import { FormPage } from '@/forms/FormPage';
import { formSource } from '@/forms/formSource';
import type { AttributeType } from '@/protocol/enums';
import type { Answer } from '@/protocol/operations';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import type { ScreenQuery } from '@/windows/screenQuery';
import { useDefinitionContext } from '@/forms/conditions/useDefinitionContext';
import { AttributeDetailsPanel } from './AttributeDetailsPanel';
import { attributeSchema } from './attributeSchema';
import { type Definition, valuesOf } from './attributeValues';
import { DefaultField } from './DefaultField';
import { definitionMessages } from './definitionMessages';
import { TypeField } from './TypeField';

interface AttributeFormProps {
  typeId: number;
  initial: Definition;
  /** What to choose from. */
  types: readonly AttributeType[];
  onSubmit: (definition: Definition) => Promise<unknown>;
  submitLabel: MessageDescriptor;
  /** What the form is made of, unless it adds an attribute. */
  edits?: ScreenQuery<Answer<'loadAttribute'>>;
  /** What is to be known before. */
  children?: ReactNode;
}

/** The definition of an attribute of any type. */
export function AttributeForm({
  typeId,
  initial,
  types,
  onSubmit,
  submitLabel,
  edits,
  children,
}: AttributeFormProps) {
  const context = useDefinitionContext();
  const [initialValues] = useState(() => valuesOf(initial, context));
  return (
    <FormPage
      initialValues={initialValues}
      schema={attributeSchema(context)}
      onSubmit={onSubmit}
      fieldOfError={{ AttributeAlreadyExists: 'name', CommaNotAllowed: 'items' }}
      backTo={issueTypePaths.typeDetails.url({ typeId })}
      submitLabel={submitLabel}
      edits={
        edits &&
        formSource(edits, ({ details = {}, ...stored }) =>
          valuesOf({ ...stored, details }, context),
        )
      }
    >
      {(values) => (
        <>
          {children}
          <NameField />
          <TypeField types={types} />
          <AttributeDetailsPanel values={values} />
          <CheckboxField name="required" label={definitionMessages.required} />
          <DefaultField values={values} context={context} />
        </>
      )}
    </FormPage>
  );
}
