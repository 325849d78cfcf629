import {
  FormattedMessage,
  type MessageTag,
  type TypedMessageDescriptor,
  useIntl,
} from 'react-intl';
import { selectSearch } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { selectListTitle } from '@/lists/listTitle';
import { selectShownList } from '@/lists/listView';
import { Notice } from '@/ui/Notice';
import { wholeListMessages } from './messages';

/** How many issues of which list; `b` makes bold. */
export type Extent = { total: number; list: string; b: MessageTag };

/** Of which list, and how many issues: those of all its pages. */
export function ListPrompt({ message }: { message: TypedMessageDescriptor<Extent> }) {
  const intl = useIntl();
  const list = useAppSelector(selectListTitle);
  const total = useAppSelector((state) => selectShownList(state)?.totalCount ?? 0);
  const isSearch = useAppSelector((state) => selectSearch(state) !== null);
  return (
    <>
      <p>
        <FormattedMessage
          {...message}
          values={{ total, list, b: (text) => <strong dir="auto">{text}</strong> }}
        />
      </p>
      {isSearch && <Notice>{intl.formatMessage(wholeListMessages.searchOnly)}</Notice>}
    </>
  );
}
