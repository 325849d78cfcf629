import { DraftNotice } from './DraftNotice';
import { FormErrorNotice } from './FormErrorNotice';
import { ConflictNotice } from './ConflictNotice';
import { SlowSaveNotice } from './SlowSaveNotice';
import type { FormNews } from './useForm';

/** What a form has to say before its fields: why it was not saved, what others did, and what was left here earlier. */
export function FormNotices({ form }: { form: FormNews }) {
  const { error, meanwhile, draftOffer, takesLong } = form;
  return (
    <>
      {error && (
        <FormErrorNotice
          error={error}
          onRetry={form.handleRetry}
          onRetryInNewSession={() => void form.handleRetryInNewSession()}
        />
      )}
      {meanwhile && (
        <ConflictNotice
          changes={meanwhile.changes}
          onSaveMine={() => void form.handleMeanwhile(false)}
          onUseTheirs={() => void form.handleMeanwhile(true)}
        />
      )}
      {takesLong && <SlowSaveNotice onStop={form.handleStop} />}
      {draftOffer && (
        <DraftNotice
          draft={draftOffer}
          onRestore={form.handleRestore}
          onDiscard={form.handleDiscard}
        />
      )}
    </>
  );
}
