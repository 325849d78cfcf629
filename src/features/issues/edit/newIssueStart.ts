/** What the form of a new issue begins with, and how what is in it stands in an address (decision 056). */
import type { TypeAttribute } from '@/entities/attributes';
import type { Folder } from '@/entities/folders';
import type { FieldProblems } from '@/forms/fieldProblem';
import type { FormatSettings } from '@/lib/values/formats';
import type { ValueContext } from '@/lib/values/formatValues';
import type { TextFormat } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { AttributeTexts } from './attributeTexts';
import { occasionOf, textsOfDefaults, textsOfServer } from './defaultTexts';
import { fillKept, fillPrefilled, wireOf } from './fillValues';
import { newIssueSchema, type NewIssueValues } from './issueSchemas';
import type { IssueTemplate, KeptValue } from './keptValues';
import { type IssueLocation, onlyFolderId } from './newIssueLocation';
import type { Prefill } from './prefillText';

/** What new issues of a type are made with. */
export interface NewIssueContext {
  readonly attributes: readonly TypeAttribute[];
  /** Of the type, of all projects. */
  readonly folders: readonly Folder[];
  readonly contextOf: (projectId: number | null) => ValueContext;
  readonly settings: FormatSettings & {
    readonly commentMaxLength: number;
    readonly defaultFormat: TextFormat;
  };
  readonly userName: string;
}

interface StartOptions {
  /** Where it goes unless the address says otherwise. */
  readonly location: IssueLocation;
  readonly prefill: Prefill;
  /** The values of the issue before, or a template; null for the defaults. */
  readonly kept: { values: readonly KeptValue[]; template: IssueTemplate | null } | null;
  /** Whether an issue was added by this form: the next one has no name yet. */
  readonly isNext: boolean;
}

export interface NewIssueStart {
  readonly values: NewIssueValues;
  /** What the form shows where nothing was filled in. */
  readonly defaults: AttributeTexts;
  /** What the server would fill in; of a day near its present one the expression. */
  readonly serverTexts: AttributeTexts;
  /** What is wrong with what the address says. */
  readonly problems: FieldProblems;
}

/** What a new issue begins with: the defaults, over them what the address says, and over that what was kept. */
export function startNewIssue(
  context: NewIssueContext,
  { location, prefill, kept, isNext }: StartOptions,
): NewIssueStart {
  const { attributes, contextOf, settings } = context;
  const occasion = occasionOf(context);
  const defaults = textsOfDefaults(context, occasion);
  const serverTexts = textsOfServer(attributes, defaults);
  const place = isNext ? null : placeOf(prefill, context);
  const { projectId, folderId } = place?.location ?? location;
  const values = contextOf(projectId);
  const filled = kept ? fillKept(kept.values, attributes, values, occasion).texts : {};
  const template = kept?.template?.description ? kept.template : null;
  const start: NewIssueValues = {
    name: isNext ? '' : (prefill.name ?? ''),
    projectId,
    folderId,
    attributes: {
      ...defaults,
      ...fillPrefilled(prefill.values, attributes, values, occasion),
      ...filled,
    },
    description: template?.description ?? prefill.description ?? '',
    descriptionFormat: template?.descriptionFormat ?? prefill.format ?? settings.defaultFormat,
  };
  const problems = problemsOf(start, prefill, context, serverTexts);
  if (isNext) {
    // Whoever has put it right once need not do so again.
    return { values: withoutWrong(start, problems, defaults), defaults, serverTexts, problems: {} };
  }
  return { values: start, defaults, serverTexts, problems: { ...problems, ...place?.problems } };
}

/** How the address says what is in the form: what differs from the defaults, as it began with them. */
export function prefillOf(
  values: NewIssueValues,
  context: NewIssueContext,
  defaults: AttributeTexts,
): Prefill {
  const { name, projectId, folderId, description, descriptionFormat } = values;
  const read = context.contextOf(projectId);
  return {
    name: name === '' ? null : name,
    place: placeIn(folderId, projectId),
    values: context.attributes.flatMap((attribute) => {
      const { attributeId } = attribute;
      const text = values.attributes[attributeId] ?? '';
      if (text === (defaults[attributeId] ?? '')) return [];
      return [{ attributeId, value: wireOf(attribute, text, read) ?? text }];
    }),
    format: description === '' ? null : descriptionFormat,
    description: description === '' ? null : description,
  };
}

function placeIn(folderId: number | null, projectId: number | null): Prefill['place'] {
  if (folderId !== null) return { kind: 'folder', id: folderId };
  return projectId === null ? null : { kind: 'project', id: projectId };
}

/** Where the address says that the issue goes; null where it says nothing. */
function placeOf(
  { place }: Prefill,
  { folders }: NewIssueContext,
): { location: IssueLocation; problems: FieldProblems } | null {
  if (!place) return null;
  const { kind, id } = place;
  if (kind === 'folder') {
    const folder = folders.find(({ folderId }) => folderId === id);
    return {
      location: { projectId: folder?.projectId ?? null, folderId: id },
      problems: folder ? {} : { folderId: { code: ApiErrorCode.UnknownFolder } },
    };
  }
  const isKnown = folders.some(({ projectId }) => projectId === id);
  return {
    location: {
      projectId: isKnown ? id : null,
      folderId: isKnown ? onlyFolderId(folders, id) : null,
    },
    problems: isKnown ? {} : { projectId: { code: ApiErrorCode.UnknownProject } },
  };
}

/** What the form would say of what the address says. That something is missing is told when it is submitted. */
function problemsOf(
  values: NewIssueValues,
  prefill: Prefill,
  { attributes, contextOf, settings: { commentMaxLength } }: NewIssueContext,
  before: AttributeTexts,
): FieldProblems {
  const said = new Set([
    ...(prefill.name ? ['name'] : []),
    ...(prefill.description ? ['description'] : []),
    ...prefill.values.flatMap(({ attributeId, value }) =>
      value === '' ? [] : [`attributes.${String(attributeId)}`],
    ),
  ]);
  const { problems } = newIssueSchema(attributes, contextOf, { commentMaxLength, before }).check(
    values,
  );
  return Object.fromEntries(Object.entries(problems).filter(([field]) => said.has(field)));
}

function withoutWrong(
  values: NewIssueValues,
  problems: FieldProblems,
  defaults: AttributeTexts,
): NewIssueValues {
  const isWrong = (field: string) => Object.hasOwn(problems, field);
  return {
    ...values,
    attributes: Object.fromEntries(
      Object.entries(values.attributes).map(([id, text]) => [
        id,
        isWrong(`attributes.${id}`) ? (defaults[id] ?? '') : text,
      ]),
    ),
    ...(isWrong('description') && { description: '' }),
  };
}
