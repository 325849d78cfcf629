import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorText } from '@/i18n/ErrorText';
import { type ApiError, isRefusal } from '@/protocol/apiError';
import { ApiErrorCode, apiErrorName } from '@/protocol/errorCodes';
import { offerUndo } from '@/screen/undo';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { sendOperation } from '@/saving/sendSave';
import { useSaveMemory } from '@/saving/useSave';
import { useAnnounce } from '@/ui/Announcements';
import { Notice } from '@/ui/Notice';
import { ChangedNotice } from './ChangedNotice';
import type { GuardNews } from './confirmGuard';
import { confirmMessages } from './confirmMessages';
import type { ConfirmNotice, ConfirmSpec } from './confirmSpec';
import { FormPage } from './FormPage';
import { formSchema } from './formSchema';
import { useFormContent, useFormKeeper } from './useFormContent';
import { NoticePage } from './NoticePage';
import { Prompt } from './Prompt';

interface ConfirmPageProps<Params, Was> {
  spec: ConfirmSpec<Params, Was>;
  params: Params;
}

/** Why the server did not do it: the question is asked again, with a warning, or it makes no sense any more. */
interface Refusal {
  error: ApiError;
  asksAgain: boolean;
}

/** What the last answer came to. */
interface Outcome {
  refusal?: Refusal;
  /** What others had changed, which one has seen by now. */
  news?: GuardNews;
}

const noFields = formSchema({});

/** A question with its answer and Cancel. Made by `defineConfirm`. */
export function ConfirmPage<Params, Was>({ spec, params }: ConfirmPageProps<Params, Was>) {
  const intl = useIntl();
  const announce = useAnnounce();
  const { dispatch, getState } = useAppStore();
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
  const { refusal, news } = (useFormContent(keeper, 'outcome') ?? {}) as Outcome;
  const isForced = isKnownToNeedForce || refusal?.asksAgain === true;
  const [watch] = useState(() => spec.guard?.({ params, state: getState() }, intl));

  function note(part: Outcome) {
    keeper.note({ outcome: { ...keeper.read()?.outcome, ...part } });
  }

  /** @throws where others have changed something: one decides anew then */
  async function look() {
    const found = watch && (await dispatch(watch.look));
    if (!found) return;
    note({ news: found });
    throw new DOMException('Changed meanwhile', 'AbortError');
  }

  function send() {
    const submit = () => spec.submit({ params, state: getState() }, isForced, watch?.was());
    return dispatch(sendOperation(submit, memory, look));
  }

  async function handleSubmit() {
    const left = spec.leaves?.({ params, state: getState() });
    try {
      await send();
    } catch (error) {
      // Somebody was faster than the answer, which the server has refused then.
      if (!watch || !isRefusal(error, ApiErrorCode.TransactionDeadlock)) throw error;
      await send();
    }
    if (left) dispatch(left);
    if (spec.done) announce(intl.formatMessage(spec.done, { name: subject ?? '' }));
    if (spec.undo) dispatch(offerUndo(spec.undo({ params, state: getState() })));
    return spec.savedTo?.({ params, state: getState() }) ?? backTo;
  }

  function handleRefusal(error: ApiError): boolean {
    const name = error.kind === 'api' ? apiErrorName(error.code) : undefined;
    if (name !== undefined && name === spec.finalRefusal) {
      note({ refusal: { error, asksAgain: false } });
      return true;
    }
    if (isForced || name === undefined || name !== spec.force?.refusal) return false;
    note({ refusal: { error, asksAgain: true } });
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
      submitLabel={news ? (spec.anywayLabel ?? confirmMessages.deleteAnyway) : spec.submitLabel}
    >
      {news && <ChangedNotice news={news} />}
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
