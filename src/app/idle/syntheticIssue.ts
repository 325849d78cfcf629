import { attributes } from '@/entities/attributes';
import { folders } from '@/entities/folders';
import type { Issue } from '@/entities/issues';
import { selectSettings } from '@/entities/session';
import { type AttributeType, ChangeType, TextFormat } from '@/protocol/enums';
import type { RootState } from '@/store/rootReducer';
import { markupPart } from '@/ui/markupPart';

/** An issue no server has, with something of everything that most issues have. */
export function syntheticIssue(state: RootState, issueId: number): Issue {
  const text = markupPart.loaded ? markup : letter;
  const { userId } = state.session;
  const { folderId = 0, typeId = 0 } = folders.selectAll(state)[0] ?? {};
  const created = { createdDate: 0, createdBy: userId };
  const modified = { modifiedDate: 0, modifiedBy: userId };
  const ofType = attributes.selectAll(state).filter((attribute) => attribute.typeId === typeId);
  return {
    issueId,
    details: {
      id: issueId,
      name: 'x',
      folderId,
      typeId,
      ...created,
      ...modified,
      stamp: 0,
      subscribed: false,
    },
    description: { ...modified, text, format: TextFormat.markup },
    attributes: ofType.map(({ attributeId, type }) => ({ id: attributeId, value: values[type] })),
    // No entry has such an id either, so that no address can mean one.
    history: [
      { id: -4, type: ChangeType.issueCreated, new: 'x', old: null, ...created },
      { id: -3, type: ChangeType.issueRenamed, new: 'y', old: 'x', ...created },
      { id: -2, type: ChangeType.commentAdded, text, ...created },
      { id: -1, type: ChangeType.fileAdded, name: 'x.txt', description: text, size: 1, ...created },
    ],
    filter: selectSettings(state).historyFilter,
    html: true,
  };
}

const letter = 'x';

/** Shown only once what makes elements of HTML is there, which is fetched with the first hand (decision 063). */
const markup = '<p><strong>x</strong></p>';

const values: Readonly<Record<AttributeType, string>> = {
  TEXT: 'x',
  ENUM: 'x',
  NUMERIC: '1',
  DATETIME: '2000-01-01',
  USER: 'x',
};
