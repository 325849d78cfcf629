import type { TypedMessageDescriptor } from 'react-intl';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { screenMessages } from '@/i18n/screenMessages';
import { selectMarkArg } from '@/screen/issueList';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { useSave } from '@/saving/useSave';
import { type Extent, ListPrompt } from '../wholeList/ListPrompt';
import { wholeListPage } from '../wholeList/wholeListPage';
import { markPrompts } from './messages';

interface MarkFormProps {
  prompt: TypedMessageDescriptor<Extent>;
  read: boolean;
}

const noFields = formSchema({});

/** Marks every issue that the filters and the search of the list find. */
function MarkForm({ prompt, read }: MarkFormProps) {
  const markIssues = useSave(issueChangesApi.endpoints.markIssues);
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
  Form: () => <MarkForm prompt={markPrompts.read} read />,
});

export const markAsUnread = wholeListPage({
  title: screenMessages.markAllAsUnread,
  size: 'small',
  Form: () => <MarkForm prompt={markPrompts.unread} read={false} />,
});
