import { selectAttributesOfType } from '@/entities/issueTypes';
import { formSchema } from '@/forms/formSchema';
import { attributesText } from '@/forms/schema';
import type { LoadedIssue } from '@/protocol/issues';
import type { MoveReason, ValueChange } from '@/screen/cardState';
import type { RootState } from '@/store/rootReducer';
import { issueTexts } from '../edit/attributeTexts';
import { valueContextIn } from '../edit/valueContext';

/** What the server would refuse: one of the new values, or another that became invalid since (protocol 3.6). */
export function problemOf(
  state: RootState,
  loaded: LoadedIssue,
  changes: readonly ValueChange[],
): MoveReason | null {
  const { details, attributes: values = [] } = loaded;
  const attributes = selectAttributesOfType(state, details.typeId);
  const context = valueContextIn(state, details.folderId);
  const after = new Map(changes.map((change) => [change.attributeId, change.after]));
  const texts = issueTexts(
    attributes,
    { attributes: values.map(({ id, value }) => ({ id, value: after.get(id) ?? value })) },
    context,
  );
  const { problems } = formSchema({ attributes: attributesText(attributes, context) }).check({
    attributes: texts,
  });
  const own = changes
    .map(({ attributeId }) => problems[`attributes.${String(attributeId)}`])
    .find((problem) => problem !== undefined);
  if (own && 'code' in own) return { kind: 'problem', code: own.code };
  return Object.keys(problems).length > 0 ? { kind: 'wrongToo' } : null;
}
