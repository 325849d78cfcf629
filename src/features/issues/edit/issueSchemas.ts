import type { TypeAttribute } from '@/entities/attributes';
import { type FormSchema, formSchema, sending } from '@/forms/formSchema';
import {
  attributesText,
  type FormattedText,
  formattedText,
  optionalMultiLine,
  requiredChoice,
  requiredText,
} from '@/forms/schema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import type { ValueContext } from '@/lib/values/formatValues';
import type { AttributeValueInput } from '@/protocol/issues';
import { maxLengths } from '@/protocol/limits';
import type { Payload } from '@/protocol/operations';
import { type AttributeTexts, changedValues } from './attributeTexts';

/** What the form of an issue holds. */
export interface IssueValues {
  name: string;
  attributes: AttributeTexts;
}

/** What the form of a new issue holds. */
export interface NewIssueValues extends IssueValues, FormattedText<'description'> {
  projectId: number | null;
  folderId: number | null;
}

/** What is sent of an issue: of its values only those that differ from what the server may have. */
export interface SentIssue {
  name: string;
  isRenamed: boolean;
  values: AttributeValueInput[];
}

export function issueSchema(
  attributes: readonly TypeAttribute[],
  context: ValueContext,
): FormSchema<IssueValues, SentIssue> {
  const fields = formSchema({
    name: requiredText(maxLengths.issueName),
    attributes: attributesText(attributes, context),
  });
  return sending(fields, ({ name, attributes: wires }, { attributes: after }, held) => ({
    name,
    isRenamed: held.some((issue) => issue.name !== name),
    values: changedValues(wires, { held: held.map(({ attributes: texts }) => texts), after }),
  }));
}

/** A new issue that was read. */
export interface ReadNewIssue {
  issue: Payload<'addIssue'>;
  /** The values of all attributes as they travel, those that are not sent too. */
  wires: AttributeTexts;
}

interface NewIssueRules {
  commentMaxLength: number;
  /** What the server fills in by itself, as the form shows it. */
  before: AttributeTexts;
}

/** The values of a new issue depend on the project chosen for it. */
export function newIssueSchema(
  attributes: readonly TypeAttribute[],
  contextOf: (projectId: number | null) => ValueContext,
  { commentMaxLength, before }: NewIssueRules,
): FormSchema<NewIssueValues, ReadNewIssue> {
  const fields = {
    name: requiredText(maxLengths.issueName),
    projectId: requiredChoice<number>(clientErrorMessages.NoProjectSelected),
    folderId: requiredChoice<number>(clientErrorMessages.NoFolderSelected),
    ...formattedText('description', optionalMultiLine(commentMaxLength)),
  };
  const schemaIn = (projectId: number | null) =>
    formSchema(
      { ...fields, attributes: attributesText(attributes, contextOf(projectId)) },
      { after: { folderId: 'projectId' } },
    );
  return {
    secretFields: [],
    check: (typed) =>
      sending(
        schemaIn(typed.projectId),
        ({ name, folderId, description, descriptionFormat, ...read }, values) => ({
          issue: {
            folderId,
            name,
            values: changedValues(read.attributes, { held: [before], after: values.attributes }),
            ...(description !== '' && { description, descriptionFormat }),
          },
          wires: read.attributes,
        }),
      ).check(typed),
  };
}
