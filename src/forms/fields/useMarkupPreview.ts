import { useRef, useState } from 'react';
import { type ApiError, toApiError } from '@/protocol/apiError';
import { readText } from '../values/readText';

/** What the preview area shows: nothing, a text as it will look, or why there is none. */
export type MarkupPreview = { html: string } | { error: ApiError } | { code: number } | null;

/** Has texts turned into HTML by the server; the last one asked for counts. */
export function useMarkupPreview(onPreview: (text: string) => Promise<string>, maxLength: number) {
  const [preview, setPreview] = useState<MarkupPreview>(null);
  const [isLoading, setIsLoading] = useState(false);
  const latest = useRef(0);

  async function load(text: string, request: number) {
    const outcome = await onPreview(text).then(
      (html) => ({ html }),
      (reason: unknown) => ({ error: toApiError(reason) }),
    );
    if (request !== latest.current) return;
    setIsLoading(false);
    setPreview(outcome);
  }

  function discard() {
    latest.current += 1;
    setIsLoading(false);
    setPreview(null);
  }

  return {
    preview,
    isLoading,
    discard,
    show: (input: string) => {
      const text = readText(input, { multiLine: true, allowEmpty: true, maxLength });
      discard();
      if (!text.ok) {
        setPreview({ code: text.code });
      } else if (text.value !== '') {
        setIsLoading(true);
        void load(text.value, latest.current);
      }
    },
  };
}
