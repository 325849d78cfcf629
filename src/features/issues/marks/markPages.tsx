import { type TypedMessageDescriptor, useIntl } from 'react-intl';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { formSchema } from '@/forms/formSchema';
import { screenMessages } from '@/i18n/screenMessages';
import { isUnread } from '@/lib/issueList/isUnread';
import { selectListedName } from '@/lists/listPlace';
import { selectAnsweredList } from '@/lists/listView';
import type { UndoOfJob } from '@/screen/bulkJob';
import { selectMarkArg } from '@/screen/issueList';
import { selectMainPath } from '@/screen/navigation';
import { offerUndo } from '@/screen/undo';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { useSave } from '@/saving/useSave';
import { useAnnounce } from '@/ui/Announcements';
import { bulkSentences } from '../bulk/messages';
import { type Extent, ListPrompt } from '../wholeList/ListPrompt';
import { wholeListPage } from '../wholeList/wholeListPage';
import { markMessages, markPrompts } from './messages';

interface MarkFormProps {
  prompt: TypedMessageDescriptor<Extent>;
  read: boolean;
}

const noFields = formSchema({});

/** So many issues are marked one by one to take it back. */
const mostUndone = 500;

/**
 * What gives the issues their marks back that have another one: to those whose row is there, be it one page or the whole
 * list. Null where not all of them are known, or they are too many.
 */
function undoOfMarks(state: RootState, read: boolean): UndoOfJob | null {
  const list = selectAnsweredList(state);
  if (!list || list.issues.length < list.totalCount) return null;
  const others = list.issues.filter((row) => isUnread(row) === read);
  if (others.length > mostUndone) return null;
  return {
    act: {
      kind: 'undo',
      of: { kind: 'mark', read },
      before: Object.fromEntries(others.map(({ id }) => [id, !read])),
    },
    issues: others.map(({ id }) => ({ issueId: id, name: selectListedName(state, id) ?? '' })),
  };
}

/** Marks every issue that the filters and the search of the list find. */
function MarkForm({ prompt, read }: MarkFormProps) {
  const markIssues = useSave(issueChangesApi.endpoints.markIssues);
  const listed = useAppSelector(selectMarkArg);
  const backTo = useAppSelector(selectMainPath) ?? '';
  const { getState } = useAppStore();
  const dispatch = useAppDispatch();
  const intl = useIntl();
  const announce = useAnnounce();
  const isFinal = useAppSelector((state) => undoOfMarks(state, read) === null);

  async function save() {
    const undo = undoOfMarks(getState(), read);
    const total = selectAnsweredList(getState())?.totalCount ?? 0;
    await markIssues({ ...listed, read });
    if (!undo) return;
    const done = undo.issues.length;
    announce(intl.formatMessage(bulkSentences.result, { done, same: total - done, refused: 0 }));
    if (done > 0) dispatch(offerUndo({ kind: 'several', ...undo }));
  }

  return (
    <FormPage
      initialValues={{}}
      schema={noFields}
      onSubmit={save}
      backTo={backTo}
      submitLabel={read ? screenMessages.markAllAsRead : screenMessages.markAllAsUnread}
      keepsDraft={false}
    >
      <ListPrompt message={prompt} />
      {isFinal && <Prompt message={markMessages.isFinal} />}
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
