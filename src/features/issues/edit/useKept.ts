import { useMemo, useSyncExternalStore } from 'react';
import { selectUserId } from '@/entities/session';
import { draftOwner } from '@/forms/drafts';
import { useBaseUrl } from '@/routing/HostContext';
import { useAppSelector } from '@/store/hooks';
import {
  type IssueTemplate,
  type KeptPlace,
  type KeptValue,
  lastValuesKey,
  onKept,
  readKept,
  readLastValues,
  readTemplates,
  templatesKey,
} from './keptValues';

/** What this browser keeps for the user and a type; outside of the state, as drafts are. */
export function useKept(typeId: number): {
  place: KeptPlace;
  lastValues: readonly KeptValue[] | null;
  templates: readonly IssueTemplate[];
} {
  const owner = draftOwner(useBaseUrl(), useAppSelector(selectUserId));
  const place = useMemo(() => ({ owner, typeId }), [owner, typeId]);
  const last = useSyncExternalStore(onKept, () => readKept(lastValuesKey(place)));
  const kept = useSyncExternalStore(onKept, () => readKept(templatesKey(place)));
  const lastValues = useMemo(() => readLastValues(last), [last]);
  const templates = useMemo(() => readTemplates(kept), [kept]);
  return { place, lastValues, templates };
}
