import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react';
import { selectPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { type FormProps, useForm } from './useForm';
import { useGoWhileOpen } from './useGoWhileOpen';

export interface FormPageProps<Values extends object, Saved, Sent = Values> extends FormProps<
  Values,
  Saved,
  Sent
> {
  /** Raw path that Cancel leads to, and saving too unless `onSaved` names another. */
  backTo: string;
  onSaved?: (saved: Saved) => string;
  /** False as long as there is nothing to submit; by default true. */
  canSubmit?: boolean;
  /** For what cannot be undone. */
  isDangerous?: boolean;
  hasCancel?: boolean;
  /** Prompt and fields; as a function for fields that depend on what stands in others. */
  children: ReactNode | ((values: Values) => ReactNode);
}

/** A form that fills a window: it is left by going somewhere, and Esc is its own wherever it is pressed. */
export function useFormPage<Values extends object, Saved, Sent>(
  props: FormPageProps<Values, Saved, Sent>,
  form: RefObject<HTMLFormElement | null>,
) {
  const { backTo } = props;
  const go = useGoWhileOpen();
  const draftPath = useAppSelector(selectPath);
  const page = useForm(
    props,
    {
      draftPath,
      onDone: (saved) => {
        go(saved && props.onSaved ? props.onSaved(saved.result) : backTo);
      },
      onLeave: () => {
        go(backTo);
      },
    },
    form,
  );

  const handleKeyDown = useEffectEvent(page.handleEscape);

  // External system: Esc pressed anywhere, as in windows that only show something.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      handleKeyDown(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);

  return {
    ...page,
    handleCancel: () => {
      go(backTo);
    },
  };
}
