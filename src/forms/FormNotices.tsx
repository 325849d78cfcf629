import { useIntl } from 'react-intl';
import { Button } from '@/ui/Button';
import { DraftNotice } from './DraftNotice';
import { FormErrorNotice } from './FormErrorNotice';
import { ConflictNotice } from './ConflictNotice';
import { formMessages } from './messages';
import { SlowSaveNotice } from './SlowSaveNotice';
import type { FormNews } from './useForm';

/** What a form has to say before its fields: why it was not saved, what others did, and what was left here earlier. */
export function FormNotices({ form }: { form: FormNews }) {
  const intl = useIntl();
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
          actions={
            <>
              <Button onClick={() => void form.handleMeanwhile(false)}>
                {intl.formatMessage(formMessages.saveMine)}
              </Button>
              <Button onClick={() => void form.handleMeanwhile(true)}>
                {intl.formatMessage(formMessages.useTheirs)}
              </Button>
            </>
          }
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
