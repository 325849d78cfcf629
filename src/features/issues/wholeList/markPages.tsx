import type { TypedMessageDescriptor } from 'react-intl';
import { issuesApi } from '@/api/endpoints/issues';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { screenMessages } from '@/i18n/screenMessages';
import { selectMarkArg } from '@/screen/issueList';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import { ListPrompt } from './ListPrompt';
import { type Extent, wholeListSentences } from './messages';
import { wholeListPage } from './wholeListPage';

interface MarkFormProps {
  prompt: TypedMessageDescriptor<Extent>;
  read: boolean;
}

const noFields = formSchema({});

/** Marks every issue that the filters and the search of the list find. */
function MarkForm({ prompt, read }: MarkFormProps) {
  const markIssues = useSave(issuesApi.endpoints.markIssues);
  const listed = useAppSelector(selectMarkArg);
  const backTo = useAppSelector(selectMainPath) ?? '';
  return (
    <FormPage
      initialValues={{}}
      schema={noFields}
      onSubmit={() => markIssues({ ...listed, read })}
      backTo={backTo}
      submitLabel={read ? screenMessages.markAllAsRead : screenMessages.markAllAsUnread}
      keepsDraft={false}
    >
      <ListPrompt message={prompt} />
    </FormPage>
  );
}

export const markAsRead = wholeListPage({
  title: screenMessages.markAllAsRead,
  size: 'small',
  Form: () => <MarkForm prompt={wholeListSentences.markAsReadPrompt} read />,
});

export const markAsUnread = wholeListPage({
  title: screenMessages.markAllAsUnread,
  size: 'small',
  Form: () => <MarkForm prompt={wholeListSentences.markAsUnreadPrompt} read={false} />,
});
