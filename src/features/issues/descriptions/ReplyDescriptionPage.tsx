import { useIntl } from 'react-intl';
import { useAppSelector } from '@/store/hooks';
import { definePage } from '@/windows/windowPage';
import { commandMessages } from '../commandMessages';
import { ReplyForm } from '../comments/ReplyForm';
import { descriptionOf, descriptionQuery, findMissingDescription } from './descriptionQuery';
import { descriptionMessages } from './messages';

interface ReplyDescriptionParams {
  issueId: number;
}

export const page = definePage<ReplyDescriptionParams>({
  queries: ({ params }) => [descriptionQuery(params)],
  check: ({ params, state }) => findMissingDescription(descriptionQuery(params).select(state).data),
  title: () => ({ message: commandMessages.addComment }),
  Page: ReplyDescription,
});

function ReplyDescription({ issueId }: ReplyDescriptionParams) {
  const intl = useIntl();
  const loaded = useAppSelector((state) => descriptionQuery({ issueId }).select(state).data);
  const description = descriptionOf(loaded);
  if (!loaded || !description) return null;
  return (
    <ReplyForm
      issueId={issueId}
      issueName={loaded.details.name}
      quoted={{ label: intl.formatMessage(descriptionMessages.quoteLabel), text: description.text }}
    />
  );
}
