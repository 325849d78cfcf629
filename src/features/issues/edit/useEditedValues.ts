import { useState } from 'react';
import type { Issue } from '@/entities/issues';
import { selectAttributesOfType } from '@/entities/issueTypes';
import { selectProjectOfFolder } from '@/entities/locations';
import { selectSettings } from '@/entities/session';
import type { LoadedIssue } from '@/protocol/issues';
import { useAppSelector } from '@/store/hooks';
import { issueTexts } from './attributeTexts';
import { useValueContext } from './useValueContext';
import { attributesToEdit, wrongAttributes } from './valueEditing';

/** What an editor has to know of an issue. */
export type EditedIssue = Pick<Issue, 'issueId' | 'details' | 'attributes'>;

/**
 * The attributes that an editor of one thing of an issue has fields for, as they were when it opened: that one, and those
 * whose old value has to be put right with it.
 *
 * @param attributeId null where something else than a value is edited
 */
export function useEditedValues(issue: EditedIssue, attributeId: number | null) {
  const { typeId, folderId } = issue.details;
  const all = useAppSelector((state) => selectAttributesOfType(state, typeId));
  const project = useAppSelector((state) => selectProjectOfFolder(state, folderId));
  const context = useValueContext()(project?.projectId ?? null);
  const formats = useAppSelector(selectSettings);
  // What others save meanwhile is compared with it.
  const [before] = useState(() => issueTexts(all, issue, { formats }));
  const [edited] = useState(() => attributesToEdit(attributeId, all, before, context));
  const [refused] = useState(() => wrongAttributes(all, before, context));
  const wrong = edited.filter((attribute) => attribute.attributeId !== attributeId);
  return {
    edited,
    wrong,
    /** Whether the server would take the value that was there when the editor was opened. */
    canTakeBack: (id: number) => !refused.some(({ attributeId: own }) => own === id),
    context,
    /** Of an issue as it is, the texts of the fields. */
    toTexts: (from: EditedIssue | LoadedIssue) => issueTexts(edited, from, { formats }),
  };
}
