import { use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { toApiError } from '@/protocol/apiError';
import type { MarkupPreview } from '@/screen/issueView';
import { FormFrameContext } from '../FormFrameContext';
import { useFormContent } from '../useFormContent';
import { readText } from '../values/readText';

/** How long one does not type before an open preview follows. */
const pauseMs = 400;

interface PreviewOptions {
  /** The field of the form. */
  name: string;
  maxLength: number;
  /** The text that an open preview follows; null where it stays as it was asked for. */
  followed: string | null;
}

/** Has texts turned into HTML by the server; the last one asked for counts. */
export function useMarkupPreview(
  onPreview: (text: string) => Promise<string>,
  { name, maxLength, followed }: PreviewOptions,
) {
  const { keeper } = use(FormFrameContext);
  const kept = useFormContent(keeper, 'preview');
  const preview = kept?.field === name ? kept.shown : null;
  const [isLoading, setIsLoading] = useState(false);
  const latest = useRef(0);

  const setPreview = useCallback(
    (shown: MarkupPreview | null) => {
      const isShown = keeper.read()?.preview?.field === name;
      if (shown || isShown) keeper.note({ preview: shown && { field: name, shown } });
    },
    [keeper, name],
  );

  const discard = useCallback(() => {
    latest.current += 1;
    setIsLoading(false);
    setPreview(null);
  }, [setPreview]);

  /** In place of what is shown, which stays until then. */
  const ask = useCallback(
    (input: string) => {
      const text = readText(input, { multiLine: true, allowEmpty: true, maxLength });
      latest.current += 1;
      if (!text.ok) {
        setPreview({ code: text.code });
      } else if (text.value === '') {
        setPreview(null);
      } else {
        setIsLoading(true);
        void load(text.value, latest.current);
      }

      async function load(wanted: string, request: number) {
        const outcome = await onPreview(wanted).then(
          (html) => ({ html }),
          (reason: unknown) => ({ error: toApiError(reason) }),
        );
        if (request !== latest.current) return;
        setIsLoading(false);
        setPreview(outcome);
      }
    },
    [onPreview, maxLength, setPreview],
  );

  const follow = useEffectEvent((text: string) => {
    if (preview) ask(text);
  });

  // External system: the clock.
  useEffect(() => {
    if (followed === null) return undefined;
    const timer = window.setTimeout(() => {
      follow(followed);
    }, pauseMs);
    return () => {
      window.clearTimeout(timer);
    };
  }, [followed]);

  const show = useCallback(
    (input: string) => {
      discard();
      ask(input);
    },
    [discard, ask],
  );

  return { preview, isLoading, discard, show };
}
