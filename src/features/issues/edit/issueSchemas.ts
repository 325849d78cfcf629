import type { TypeAttribute } from '@/entities/attributes';
import { type FormSchema, formSchema } from '@/forms/formSchema';
import {
  attributesText,
  option,
  optionalMultiLine,
  requiredChoice,
  requiredText,
} from '@/forms/schema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import type { ValueContext } from '@/lib/values/formatValues';
import type { TextFormat } from '@/protocol/enums';
import { maxLengths } from '@/protocol/limits';
import type { AttributeTexts } from './attributeTexts';

/** What the form of an issue holds. */
export interface IssueValues {
  name: string;
  attributes: AttributeTexts;
}

/** What the form of a new issue holds. */
export interface NewIssueValues extends IssueValues {
  projectId: number | null;
  folderId: number | null;
  description: string;
  descriptionFormat: TextFormat;
}

export function issueSchema(
  attributes: readonly TypeAttribute[],
  context: ValueContext,
): FormSchema<IssueValues> {
  return formSchema({
    name: requiredText(maxLengths.issueName),
    attributes: attributesText(attributes, context),
  });
}

/** The values of a new issue depend on the project chosen for it. */
export function newIssueSchema(
  attributes: readonly TypeAttribute[],
  contextOf: (projectId: number | null) => ValueContext,
  commentMaxLength: number,
): FormSchema<NewIssueValues> {
  const fields = {
    name: requiredText(maxLengths.issueName),
    projectId: requiredChoice<number>(clientErrorMessages.NoProjectSelected),
    folderId: requiredChoice<number>(clientErrorMessages.NoFolderSelected),
    description: optionalMultiLine(commentMaxLength),
    descriptionFormat: option<TextFormat>(),
  };
  return {
    secretFields: [],
    check: (values) =>
      formSchema(
        { ...fields, attributes: attributesText(attributes, contextOf(values.projectId)) },
        { conditions: { folderId: ({ projectId }) => projectId !== null } },
      ).check(values),
  };
}
