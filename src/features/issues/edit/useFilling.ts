import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCommandContext } from '@/commands/useCommandContext';
import type { FormHandle } from '@/forms/FormHandle';
import { isSameValue } from '@/forms/sameValues';
import { errorMessage } from '@/i18n/errorMessages';
import { toApiError } from '@/protocol/apiError';
import { issuePaths } from '@/routing/paths/issues';
import { chooseBase, selectAdding } from '@/screen/adding';
import type { AddingBase } from '@/screen/addingState';
import { useAppSelector } from '@/store/hooks';
import { addingMessages, addingSentences } from './addingMessages';
import { occasionOf } from './defaultTexts';
import { fillKept, keepTexts } from './fillValues';
import type { NewIssueValues } from './issueSchemas';
import type { IssueTemplate, KeptValue } from './keptValues';
import { type NewIssueContext, type NewIssueStart, prefillOf } from './newIssueStart';
import { writePrefill } from './prefillText';

/** The form of a new issue, as what stands above it is told of it. */
export interface FilledForm {
  typeId: number;
  /** When it was opened. */
  openedAt: number;
  context: NewIssueContext;
  handle: RefObject<FormHandle<NewIssueValues> | null>;
  /** What it began with. */
  begun: RefObject<NewIssueStart | null>;
}

/** What was just filled in or kept. */
export interface FillingNews {
  text: string;
  /** Names of the attributes whose value is not allowed. */
  leftOut: readonly string[];
  /** Null: nothing was done. */
  undo: (() => void) | null;
}

/** What can be done with the form from above it. */
export function useFilling({ typeId, openedAt, context, handle, begun }: FilledForm) {
  const intl = useIntl();
  const commands = useCommandContext();
  const { count, base } = useAppSelector((state) => selectAdding(state, openedAt));
  /** Of the issue that was written then. */
  const [news, setNews] = useState<(FillingNews & { count: number }) | null>(null);
  const { attributes, contextOf } = context;

  const defaults = () => begun.current?.defaults ?? {};

  function tell(said: FillingNews | null) {
    setNews(said && { ...said, count });
  }

  function fill(values: readonly KeptValue[], template: IssueTemplate | null) {
    const form = handle.current;
    if (!form) return;
    const before = form.values;
    const filled = fillKept(values, attributes, contextOf(before.projectId), occasionOf(context));
    const after: NewIssueValues = {
      ...before,
      attributes: { ...before.attributes, ...filled.texts },
      // What a template leaves open stays as it was typed.
      ...(template && withoutEmpty(template)),
    };
    if (!form.setValues(after)) return;
    commands.dispatch(chooseBase(openedAt, baseOf(template)));
    tell({
      text: template
        ? intl.formatMessage(addingSentences.filledIn, { template: template.name })
        : intl.formatMessage(addingMessages.lastFilledIn),
      leftOut: filled.leftOut,
      undo: () => {
        takeBack(before, after);
        commands.dispatch(chooseBase(openedAt, base));
      },
    });
    form.focusField('name');
  }

  /** What was typed since stays. */
  function takeBack(before: NewIssueValues, after: NewIssueValues) {
    const form = handle.current;
    if (!form) return;
    form.setValues({
      ...withBefore(form.values, before, after),
      attributes: withBefore(form.values.attributes, before.attributes, after.attributes),
    });
    form.focusField('name');
  }

  async function copyLink() {
    const form = handle.current;
    if (!form) return;
    const [page = ''] = window.location.href.split('#');
    const query = writePrefill(prefillOf(form.values, context, defaults()));
    const path = issuePaths.addIssue.url({ typeId }) + (query && `?${query}`);
    try {
      await navigator.clipboard.writeText(`${page}#${path}`);
      commands.show(addingMessages.linkCopied);
    } catch (error) {
      commands.show(errorMessage(toApiError(error)));
    }
  }

  /** What is in the form, for a template. */
  function readForm() {
    const form = handle.current;
    if (!form) return null;
    const { projectId, name, description, descriptionFormat } = form.values;
    const { values, leftOut } = keepTexts(
      form.values.attributes,
      attributes,
      contextOf(projectId),
      defaults(),
    );
    return { content: { issueName: name, description, descriptionFormat, values }, leftOut };
  }

  return { news: news?.count === count ? news : null, tell, fill, copyLink, readForm };
}

function baseOf(template: IssueTemplate | null): AddingBase {
  return template ? { kind: 'template', name: template.name } : { kind: 'last' };
}

function withoutEmpty({ issueName, description, descriptionFormat }: IssueTemplate) {
  return {
    ...(issueName !== '' && { name: issueName }),
    ...(description !== '' && { description, descriptionFormat }),
  };
}

/** What stands as it was filled in gets back what was there before. */
function withBefore<Values extends object>(current: Values, before: Values, after: Values): Values {
  const entries = Object.entries(current).map(
    ([key, value]: [string, unknown]): [string, unknown] => {
      const filled: unknown = Reflect.get(after, key);
      const old: unknown = Reflect.get(before, key);
      return [key, isSameValue(value, filled) ? old : value];
    },
  );
  return { ...current, ...Object.fromEntries(entries) };
}
