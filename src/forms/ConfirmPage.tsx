import { FormattedMessage } from 'react-intl';
import { ErrorText } from '@/i18n/ErrorText';
import type { ApiError } from '@/protocol/apiError';
import { apiErrorName } from '@/protocol/errorCodes';
import { offerUndo } from '@/screen/undo';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { sendOperation } from '@/saving/sendSave';
import { useSaveMemory } from '@/saving/useSave';
import { Notice } from '@/ui/Notice';
import type { ConfirmNotice, ConfirmSpec } from './confirmSpec';
import { FormPage } from './FormPage';
import { formSchema } from './formSchema';
import { useFormContent, useFormKeeper } from './useFormContent';
import { NoticePage } from './NoticePage';
import { Prompt } from './Prompt';

interface ConfirmPageProps<Params> {
  spec: ConfirmSpec<Params>;
  params: Params;
}

/** Why the server did not do it: the question is asked again, with a warning, or it makes no sense any more. */
interface Refusal {
  error: ApiError;
  asksAgain: boolean;
}

const noFields = formSchema({});

/** A question with its answer and Cancel. Made by `defineConfirm`. */
export function ConfirmPage<Params>({ spec, params }: ConfirmPageProps<Params>) {
  const dispatch = useAppDispatch();
  const memory = useSaveMemory();
  const backTo = useAppSelector((state) => spec.backTo({ params, state }));
  const subject = useAppSelector((state) => spec.subject?.({ params, state }));
  const container = useAppSelector((state) => spec.container?.({ params, state }));
  const prompt = useAppSelector((state) =>
    typeof spec.prompt === 'function' ? spec.prompt({ params, state }) : spec.prompt,
  );
  const isKnownToNeedForce = useAppSelector(
    (state) => spec.force?.isNeeded({ params, state }) ?? false,
  );
  const keeper = useFormKeeper('refusal');
  const refusal = useFormContent(keeper, 'outcome') as Refusal | undefined;
  const isForced = isKnownToNeedForce || refusal?.asksAgain === true;

  function handleSubmit() {
    return dispatch(async (send, getState) => {
      await send(sendOperation(spec.submit({ params, state: getState() }, isForced), memory));
      if (spec.undo) send(offerUndo(spec.undo({ params, state: getState() })));
      return spec.savedTo?.({ params, state: getState() }) ?? backTo;
    });
  }

  function handleRefusal(error: ApiError): boolean {
    const name = error.kind === 'api' ? apiErrorName(error.code) : undefined;
    if (name !== undefined && name === spec.finalRefusal) {
      keeper.note({ outcome: { error, asksAgain: false } satisfies Refusal });
      return true;
    }
    if (isForced || name === undefined || name !== spec.force?.refusal) return false;
    keeper.note({ outcome: { error, asksAgain: true } satisfies Refusal });
    return true;
  }

  // What remains of a question whose answer does not matter any more.
  if (refusal?.asksAgain === false) {
    return (
      <NoticePage kind="danger" backTo={backTo}>
        <ErrorText error={refusal.error} />
      </NoticePage>
    );
  }
  return (
    <FormPage
      initialValues={{}}
      schema={noFields}
      onSubmit={handleSubmit}
      onSaved={(path) => path}
      onRefused={handleRefusal}
      backTo={backTo}
      keepsDraft={false}
      isDangerous={spec.kind === 'danger' || isForced}
      submitLabel={spec.submitLabel}
    >
      <Prompt message={prompt} values={{ name: subject ?? '', container: container ?? '' }} />
      {spec.notices?.map((notice) => (
        <ShownNotice key={notice.message.id} notice={notice} params={params} />
      ))}
      {spec.force && isForced && (
        <Notice kind="danger">
          <FormattedMessage {...spec.force.warning} />
        </Notice>
      )}
    </FormPage>
  );
}

interface ShownNoticeProps<Params> {
  notice: ConfirmNotice<Params>;
  params: Params;
}

function ShownNotice<Params>({ notice, params }: ShownNoticeProps<Params>) {
  const isShown = useAppSelector((state) => notice.isShown?.({ params, state }) ?? true);
  return isShown ? (
    <Notice kind={notice.kind}>
      <FormattedMessage {...notice.message} />
    </Notice>
  ) : null;
}
