import { inboxesApi } from '@/api/endpoints/inboxes';
import { Prompt } from '@/forms/Prompt';
import { commonMessages } from '@/i18n/commonMessages';
import { useLoaded } from '@/windows/useLoaded';
import { useSave } from '@/saving/useSave';
import { definePage } from '@/windows/windowPage';
import { settingsMessages } from '../messages';
import { serverQuery } from '../settingsQueries';
import { InboxForm } from './InboxForm';
import { newInbox } from './inboxValues';
import { inboxMessages } from './messages';

export const page = definePage({
  queries: () => [serverQuery()],
  check: ({ state }) =>
    serverQuery().select(state).data?.hasImap ? null : { kind: 'unavailable', reason: 'mailboxes' },
  title: () => ({ message: settingsMessages.addInbox }),
  Page: AddInbox,
});

function AddInbox() {
  const addInbox = useSave(inboxesApi.endpoints.addInbox);
  const { settings, hasPop3, hasOAuth } = useLoaded(serverQuery());
  return (
    <InboxForm
      submitLabel={commonMessages.add}
      initialValues={newInbox}
      features={{ hasPop3, hasOAuth, hasEmail: settings.emailEngine !== null }}
      onSubmit={addInbox}
    >
      <Prompt message={inboxMessages.addPrompt} />
    </InboxForm>
  );
}
