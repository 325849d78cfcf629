import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { MessageDescriptor } from 'react-intl';
import { selectPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { type FormProps, useForm } from './useForm';
import { useGoWhileOpen } from './useGoWhileOpen';

/** A form that stays for another thing of its kind: while its check box is ticked, or once with Shift. */
export interface FormAnother<Saved> {
  label: MessageDescriptor;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** In place of leaving: whoever shows the form begins it anew. */
  onSaved: (saved: Saved) => void;
}

export interface FormPageProps<Values extends object, Saved, Sent = Values> extends FormProps<
  Values,
  Saved,
  Sent
> {
  /** Raw path that Cancel leads to, and saving too unless `onSaved` names another. */
  backTo: string;
  onSaved?: (saved: Saved) => string;
  /** Left by Cancel or Esc, which throws away what no draft can hold. */
  onLeave?: () => void;
  /** For what one may add several of: the form may stay when it is saved. */
  another?: FormAnother<Saved>;
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
  const { backTo, another, onLeave } = props;
  /** How it was submitted last, which "Try again" goes on with. */
  const staysOnce = useRef(false);
  const go = useGoWhileOpen();
  const draftPath = useAppSelector(selectPath);
  const handleCancel = useCallback(() => {
    onLeave?.();
    go(backTo);
  }, [go, backTo, onLeave]);
  const page = useForm(
    props,
    {
      draftPath,
      onDone: (saved) => {
        if (saved && another && (another.isChosen || staysOnce.current)) {
          another.onSaved(saved.result);
        } else {
          go(saved && props.onSaved ? props.onSaved(saved.result) : backTo);
        }
      },
      onLeave: handleCancel,
    },
    form,
  );

  const handleKeyDown = useEffectEvent(page.handleEscape);

  // External system: Esc pressed anywhere, as in windows that only show something, as soon as the form can be seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      handleKeyDown(event);
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
    };
  }, []);

  const handleSubmitPress = useCallback((isShifted: boolean) => {
    staysOnce.current = isShifted;
  }, []);

  return { ...page, handleSubmitPress, handleCancel };
}
