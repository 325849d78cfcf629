import {
  FormattedMessage,
  type MessageTag,
  type TypedMessageDescriptor,
  useIntl,
} from 'react-intl';
import { selectSearch } from '@/screen/issueList';
import { useAppSelector } from '@/store/hooks';
import { selectListTitle } from '@/lists/listTitle';
import { selectAnsweredList, selectShownList } from '@/lists/listView';
import { selectIsFiltered } from '@/lists/wholeQuestion';
import { Notice } from '@/ui/Notice';
import { wholeListMessages } from './messages';

/** How many issues of which list; `b` makes bold. */
export type Extent = { total: number; list: string; b: MessageTag };

interface ListPromptProps {
  message: TypedMessageDescriptor<Extent>;
  /** It is only about what the conditions above the list leave of it. */
  isFiltered?: boolean;
}

/** Of which list, and how many issues: those of all its pages. */
export function ListPrompt({ message, isFiltered = false }: ListPromptProps) {
  const intl = useIntl();
  const list = useAppSelector(selectListTitle);
  const total = useAppSelector(
    (state) => (isFiltered ? selectShownList : selectAnsweredList)(state)?.totalCount ?? 0,
  );
  const hasConditions = useAppSelector((state) => isFiltered && selectIsFiltered(state));
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
      {hasConditions && <Notice>{intl.formatMessage(wholeListMessages.conditionsOnly)}</Notice>}
    </>
  );
}
