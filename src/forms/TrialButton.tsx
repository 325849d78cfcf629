import { useFormikContext } from 'formik';
import { use, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { ErrorText } from '@/i18n/ErrorText';
import { type ApiError, toApiError } from '@/protocol/apiError';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { FormFrameContext } from './FormFrameContext';
import type { FormSchema } from './formSchema';

interface TrialButtonProps<Values extends object, Sent> {
  label: MessageDescriptor;
  /** What has to be right for the trial; perhaps less than for saving. */
  schema: FormSchema<Values, Sent>;
  /** Tries the values out; whether that went well. Rejects with `ApiError`. */
  onTry: (sent: Sent) => Promise<boolean>;
  passed: MessageDescriptor;
  failed: MessageDescriptor;
}

type Outcome = { kind: 'passed' | 'failed' } | { kind: 'refused'; error: ApiError };

/**
 * Tries out what stands in the form around, without saving it. The result stays below the button
 * until the next trial or save.
 */
export function TrialButton<Values extends object, Sent>({
  label,
  schema,
  onTry,
  ...texts
}: TrialButtonProps<Values, Sent>) {
  const intl = useIntl();
  const { values, setValues, setSubmitting, submitCount } = useFormikContext<Values>();
  const { isBusy, showProblems } = use(FormFrameContext);
  const [last, setLast] = useState<{ outcome: Outcome | null; submitCount: number } | null>(null);
  const outcome = last?.submitCount === submitCount && !isBusy ? last.outcome : null;

  async function handleClick() {
    setLast(null);
    const checked = schema.check(values);
    await setValues(checked.values, false);
    showProblems(checked.problems);
    const { sent } = checked;
    if (sent === null) return;
    setSubmitting(true);
    setLast({ outcome: await tryOut(() => onTry(sent)), submitCount });
    setSubmitting(false);
  }

  return (
    <>
      <div>
        <Button isBusy={isBusy} onClick={() => void handleClick()}>
          {intl.formatMessage(label)}
        </Button>
      </div>
      {outcome && (
        <div ref={bringIntoView}>
          <Notice kind={outcome.kind === 'passed' ? 'success' : 'danger'}>
            {outcome.kind === 'refused' ? (
              <ErrorText error={outcome.error} />
            ) : (
              intl.formatMessage(texts[outcome.kind])
            )}
          </Notice>
        </div>
      )}
    </>
  );
}

/** The button may be the last thing in view. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' });
}

/** A server without the needed libraries fails instead of saying so (protocol 8.5). Null when one did not wait for it. */
async function tryOut(send: () => Promise<boolean>): Promise<Outcome | null> {
  try {
    return { kind: (await send()) ? 'passed' : 'failed' };
  } catch (reason) {
    const error = toApiError(reason);
    if (error.kind === 'aborted') return null;
    return error.kind === 'server' ? { kind: 'failed' } : { kind: 'refused', error };
  }
}
