import { useEffect, useEffectEvent, useRef } from 'react';
import { isRecord } from '@/forms/draftValues';
import { isSameValue } from '@/forms/sameValues';
import { useFormField } from '@/forms/useFormField';
import { type DescribedFile, fileOf, prefixOf, undescribed } from './describedFiles';
import type { Attachment } from './keptFiles';
import { markOf, type PendingFile } from './pendingFiles';
import type { Attaching } from './useAttaching';

/** The field `described` of the form, which follows the files that are kept for it: each has an entry of its own. */
export function useDescribedFiles({ pending, attachments }: Attaching) {
  const files = useFormField('files');
  const field = useFormField('described');
  const described = readDescribed(field.value);
  /** Those that were kept when it was looked at last. */
  const seen = useRef<readonly string[]>([]);
  const toFocus = useRef<string | null>(null);

  const follow = useEffectEvent(() => {
    if (field.isBusy) return;
    if (files.value !== pending) files.setValue(pending);
    const names = [...pending].map(({ name }) => name);
    const gone = seen.current.filter((name) => !names.includes(name));
    const kept = described
      .filter(({ key }) => !gone.includes(key))
      .map((one) => {
        const file = fileOf(one, pending);
        return file ? { ...one, ...marksOf(file, attachments.get(file)) } : one;
      });
    const added = [...pending].filter(({ name }) => !kept.some(({ key }) => key === name));
    const all = [...kept, ...added.map(undescribed)];
    const [first] = names.filter((name) => !seen.current.includes(name));
    seen.current = names;
    if (first !== undefined) toFocus.current = first;
    if (!isSameValue(all, described)) field.setValue(all);
  });

  const focusAdded = useEffectEvent(() => {
    const index = described.findIndex(({ key }) => key === toFocus.current);
    if (index < 0) return;
    toFocus.current = null;
    document.getElementById(field.idOf(`${prefixOf(index)}name`))?.focus();
  });

  // External system: the files that are kept for this form, be it by one before. A draft that is taken up may tell of
  // files that are not: after a reload they are to be chosen again.
  useEffect(() => {
    follow();
  }, [pending, attachments, field.value, field.isBusy]);

  // External system: the focus, which goes to what is to be written about what was chosen.
  useEffect(() => {
    focusAdded();
  }, [pending, field.value]);

  return {
    described,
    /** Takes out one that is not kept: the others follow what is. */
    forget: ({ key }: DescribedFile) => {
      field.setValue(described.filter((one) => one.key !== key));
    },
  };
}

/** Another file of the same name may take the place of one that a reload has lost. */
function marksOf({ file }: PendingFile, attachment: Attachment | undefined) {
  const itemId = attachment?.kind === 'attached' ? attachment.itemId : null;
  return { mark: markOf(file), itemId };
}

function readDescribed(value: unknown): readonly DescribedFile[] {
  return Array.isArray(value) ? value.filter(isDescribed) : [];
}

/** A draft may be that of an older client. */
function isDescribed(value: unknown): value is DescribedFile {
  const texts = ['key', 'name', 'description', 'mark'];
  return (
    isRecord(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    (value['itemId'] === null || typeof value['itemId'] === 'number')
  );
}
