import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { selectUserId } from '@/entities/session';
import { useBaseUrl } from '@/routing/HostContext';
import { shelveAttempts } from '@/saving/attemptShelf';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useAnnounce } from '@/ui/Announcements';
import { type Draft, draftOwner, haveDraftsEnded, readDraft, writeDraft } from './drafts';
import { keepable } from './draftValues';
import type { FormKeeper } from './formKeeper';
import { dropDraftAndAttempt, keepAttempt, readKeptAttempt } from './keptAttempts';
import { formMessages } from './messages';
import { isSameValue } from './sameValues';
import { useFormContent } from './useFormContent';

const writeDelay = 400;

interface FormDraftOptions {
  keeper: FormKeeper;
  values: object;
  initialValues: object;
  secretFields: readonly string[];
  /** Whether a jump in time has put in what stands there: what is kept for another day is what was typed last. */
  isOfPast: () => boolean;
  /** Of the form; the one that stands elsewhere keeps what is typed under the address of the one in a window. */
  path: string;
  isOn: boolean;
}

interface FormDraft {
  /** What was left here earlier and may be restored. */
  offer: Draft | null;
  /** The user has seen the offer; with `isDropped` it is thrown away too. */
  answerOffer(isDropped: boolean): void;
  /** Keeps what can be kept, at once; false when something that was typed cannot be. */
  keep(): boolean;
  /** Whether what was typed is kept. */
  isKept(): boolean;
  /** The values have been saved: forgets them, now and when the page goes. */
  end(): void;
}

/** Keeps what is typed as a draft of this user and this address. */
export function useFormDraft({
  keeper,
  values,
  initialValues,
  secretFields,
  isOfPast,
  path,
  isOn,
}: FormDraftOptions): FormDraft {
  const intl = useIntl();
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  const userId = useAppSelector(selectUserId);
  const baseUrl = useBaseUrl();
  // The form stays that of the address and user it was opened for.
  const [key] = useState({ owner: draftOwner(baseUrl, userId), path });
  const [first] = useState(() => (isOn ? readDraft(key) : null));
  const [found] = useState(() => (keeper.hasJumped() ? null : first));
  const noted = useFormContent(keeper, 'offer');
  const hasWritten = useRef(false);
  /** What was kept when the form opened, or has kept since. */
  const latest = useRef<object | null>(first?.values ?? null);
  const isEnded = useRef(false);
  /** What saves were sent of whose answers are not known, by what each saves. */
  const sent = useRef(new Map<string, object>());

  function keep(): boolean {
    if (isEnded.current) return true;
    if (!isOn || haveDraftsEnded(key.owner)) return isSameValue(values, initialValues);
    const kept = keepable(values, secretFields);
    let isKept = true;
    const isNew = !isSameValue(kept, keepable(initialValues, secretFields));
    // Who comes back must find it, also where there was nothing to type.
    const isSent = [...sent.current.values()].some((one) => isSameValue(kept, one));
    // In another tab, or where the form stood before, it was saved meanwhile: it would be offered, and saved, once more.
    const isEndedElsewhere = isSameValue(kept, latest.current) && !readDraft(key);
    if (isEndedElsewhere && !isSent) {
      hasWritten.current = false;
    } else if (isNew || isSent) {
      isKept = writeDraft(key, kept);
      hasWritten.current = isKept;
      if (isKept) latest.current = kept;
    } else if (hasWritten.current) {
      dropDraftAndAttempt(key);
      hasWritten.current = false;
    }
    return isKept && isSameValue(without(values, kept), without(initialValues, kept));
  }

  const end = useCallback(() => {
    isEnded.current = true;
    dropDraftAndAttempt(key);
  }, [key]);

  const save = useEffectEvent(() => {
    if (!isOfPast()) keep();
  });
  const noteSent = useEffectEvent((part: string, attempt: object | null) => {
    if (isEnded.current) return;
    if (attempt) sent.current.set(part, keepable(values, secretFields));
    else sent.current.delete(part);
    keepAttempt(key, part, attempt);
    keep();
  });
  const isKept = () => hasWritten.current && !isEnded.current;
  const tellKept = useEffectEvent(() => {
    if (isKept()) {
      announce(intl.formatMessage(formMessages.draftKept));
    }
  });

  // External system: the state. It may have been answered by now.
  useEffect(() => {
    if (found && keeper.read()?.offer === undefined) keeper.note({ offer: found });
  }, [found, keeper]);

  const offer = noted === undefined ? found : noted;
  const takeAsAnswered = useEffectEvent(() => {
    if (offer && isSameValue(offer.values, keepable(values, secretFields))) {
      keeper.note({ offer: null });
    }
  });
  // External system: the state. What stands there already, such as in a cell that one comes back to, is not offered.
  useLayoutEffect(() => {
    takeAsAnswered();
  }, [values]);

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
      tellKept();
    };
  }, []);

  // What was sent holds passwords, which are kept nowhere.
  const keepsAttempts = isOn && secretFields.length === 0;
  // External system: the saves of this form. An answer may come when it has gone.
  useEffect(
    () =>
      keepsAttempts
        ? dispatch(
            shelveAttempts(key.path, {
              read: (part) => readKeptAttempt(key, part),
              keep: (part, attempt) => {
                noteSent(part, attempt);
              },
            }),
          )
        : undefined,
    [dispatch, key, keepsAttempts],
  );

  return {
    offer,
    answerOffer: (isDropped) => {
      if (isDropped) dropDraftAndAttempt(key);
      keeper.note({ offer: null });
    },
    keep,
    isKept,
    end,
  };
}

/** The values that are not among those kept. */
function without(values: object, kept: object): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !(name in kept)));
}
