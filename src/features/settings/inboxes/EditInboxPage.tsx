import { inboxesApi } from '@/api/endpoints/inboxes';
import { selectProjectOfFolder } from '@/entities/locations';
import { formSource } from '@/forms/formSource';
import { actionMessages } from '@/i18n/actionMessages';
import { settingsPaths } from '@/routing/paths/settings';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { DeleteIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { InboxForm } from './InboxForm';
import {
  explainInboxError,
  inboxDetailsQuery,
  type InboxParams,
  toInboxValues,
} from './inboxQueries';
import { inboxMessages } from './messages';

export const page = definePage<InboxParams>({
  queries: ({ params }) => [inboxDetailsQuery(params)],
  explain: explainInboxError,
  title: () => ({ message: inboxMessages.edit }),
  Page: EditInbox,
  Buttons: InboxCommands,
});

function EditInbox({ inboxId }: InboxParams) {
  const editInbox = useSave(inboxesApi.endpoints.editInbox);
  const inbox = useLoaded(inboxDetailsQuery({ inboxId }));
  const project = useAppSelector((state) =>
    selectProjectOfFolder(state, inbox.details?.defaultFolder ?? null),
  );
  return (
    <InboxForm
      submitLabel={actionMessages.save}
      initialValues={toInboxValues(inbox, project)}
      features={{
        hasPop3: inbox.hasPop3 ?? false,
        hasOAuth: inbox.hasOAuth ?? false,
        hasEmail: Boolean(inbox.emailEngine),
      }}
      onSubmit={(values) => editInbox({ inboxId, ...values })}
      edits={formSource(inboxDetailsQuery({ inboxId }), (answer, state) =>
        toInboxValues(answer, selectProjectOfFolder(state, answer.details?.defaultFolder ?? null)),
      )}
    />
  );
}

function InboxCommands({ inboxId }: InboxParams) {
  return (
    <WindowLink
      icon={DeleteIcon}
      label={inboxMessages.delete}
      path={settingsPaths.deleteInbox.url({ inboxId })}
    />
  );
}
