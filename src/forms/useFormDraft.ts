import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { selectUserId } from '@/entities/session';
import { ANONYMOUS_ID } from '@/protocol/access';
import { useBaseUrl } from '@/routing/HostContext';
import { selectPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import {
  type Draft,
  draftOwner,
  dropDraft,
  dropForeignDrafts,
  keepable,
  readDraft,
  writeDraft,
} from './drafts';
import { isSameValue } from './sameValues';

const writeDelay = 400;

interface FormDraftOptions {
  values: object;
  initialValues: object;
  secretFields: readonly string[];
  isOn: boolean;
}

interface FormDraft {
  /** What was left here earlier and may be restored. */
  offer: Draft | null;
  /** The user has seen the offer; with `isDropped` it is thrown away too. */
  answerOffer(isDropped: boolean): void;
  /** The values have been saved: forgets them, now and when the page goes. */
  end(): void;
}

/** Keeps what is typed as a draft of this user and this address. */
export function useFormDraft({
  values,
  initialValues,
  secretFields,
  isOn,
}: FormDraftOptions): FormDraft {
  const userId = useAppSelector(selectUserId);
  const baseUrl = useBaseUrl();
  const path = useAppSelector(selectPath);
  // The form stays that of the address and user it was opened for.
  const [key] = useState({ owner: draftOwner(baseUrl, userId), path });
  const [offer, setOffer] = useState(() => (isOn ? readDraft(key) : null));
  const hasWritten = useRef(false);
  const isEnded = useRef(false);

  const save = useEffectEvent(() => {
    if (!isOn || isEnded.current) return;
    const kept = keepable(values, secretFields);
    if (!isSameValue(kept, keepable(initialValues, secretFields))) {
      writeDraft(key, kept);
      hasWritten.current = true;
    } else if (hasWritten.current) {
      dropDraft(key);
    }
  });

  // External system: the browser's storage, written a moment after the last change.
  useEffect(() => {
    const timer = window.setTimeout(() => {
      save();
    }, writeDelay);
    return () => {
      window.clearTimeout(timer);
    };
  }, [values]);

  // External system: the life of the page and of this form in it; either may end before the delay does.
  useEffect(() => {
    const handleEnd = () => {
      save();
    };
    window.addEventListener('pagehide', handleEnd);
    return () => {
      window.removeEventListener('pagehide', handleEnd);
      save();
    };
  }, []);

  // External system: the browser's storage, where an earlier user may have left something.
  useEffect(() => {
    if (userId !== ANONYMOUS_ID) dropForeignDrafts(key.owner);
  }, [userId, key]);

  return {
    offer,
    answerOffer: (isDropped) => {
      if (isDropped) dropDraft(key);
      setOffer(null);
    },
    end: () => {
      isEnded.current = true;
      dropDraft(key);
    },
  };
}
