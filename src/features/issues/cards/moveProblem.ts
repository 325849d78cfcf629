import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectProjectOfFolder } from '@/entities/locations';
import { selectSettings } from '@/entities/session';
import { users } from '@/entities/users';
import { formSchema } from '@/forms/formSchema';
import { attributesText } from '@/forms/schema';
import type { ValueContext } from '@/lib/values/formatValues';
import type { LoadedIssue } from '@/protocol/issues';
import type { MoveReason, ValueChange } from '@/screen/cardState';
import type { RootState } from '@/store/rootReducer';
import { issueTexts } from '../edit/attributeTexts';

/** What the server would refuse: one of the new values, or another that became invalid since (protocol 3.6). */
export function problemOf(
  state: RootState,
  loaded: LoadedIssue,
  changes: readonly ValueChange[],
): MoveReason | null {
  const { details, attributes: values = [] } = loaded;
  const attributes = selectAttributesOfType(state, details.typeId);
  const context = contextOf(state, details.folderId);
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

/** What values of an issue in a folder are read with: members of its project may limit them. */
function contextOf(state: RootState, folderId: number): ValueContext {
  const memberIds = selectProjectOfFolder(state, folderId)?.memberIds;
  const all = users.selectAll(state);
  return {
    formats: selectSettings(state),
    users: all.map(({ name }) => name),
    members:
      memberIds && all.filter(({ userId }) => memberIds.includes(userId)).map(({ name }) => name),
  };
}
