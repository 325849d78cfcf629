import { use, useEffect, useState } from 'react';
import { selectFormContent } from '@/screen/formContents';
import type { FormContent, OpenInField } from '@/screen/issueView';
import { selectOpenedAt } from '@/screen/navigation';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { createFormKeeper, type FormKeeper } from './formKeeper';
import { FormFrameContext } from './FormFrameContext';

/**
 * The keeper of a form, the same for as long as the form is shown.
 *
 * @param path of its draft: tells it from other forms of the same address
 */
export function useFormKeeper(path: string): FormKeeper {
  const store = useAppStore();
  const [{ keeper, show }] = useState(() =>
    createFormKeeper(store, `${String(selectOpenedAt(store.getState()))} ${path}`),
  );

  // External system: the state, which has nothing of forms that are not shown.
  useEffect(() => show(), [show]);

  return keeper;
}

/** One thing of what stands in a form. */
export function useFormContent<Name extends keyof FormContent>(
  { formId }: FormKeeper,
  name: Name,
): FormContent[Name] | undefined {
  return useAppSelector((state) => selectFormContent(state, formId)?.[name]);
}

/** What hangs open in a field of the form around, and the way to open and close it. */
export function useOpenInField(
  field: string,
): [open: OpenInField | null, setOpen: (open: OpenInField | null) => void] {
  const { keeper } = use(FormFrameContext);
  const open = useFormContent(keeper, 'open');

  function setOpen(next: OpenInField | null) {
    // Of another field, nothing is closed.
    if (next ?? keeper.read()?.open?.field === field) keeper.note({ open: next });
  }

  return [open?.field === field ? open : null, setOpen];
}
