import { FormattedMessage } from 'react-intl';
import { issuesApi } from '@/api/endpoints/issues';
import { useAppSelector } from '@/store/hooks';
import { itemUrl } from '@/windows/itemLinks';
import { screenQuery } from '@/windows/screenQuery';
import { definePage } from '@/windows/windowPage';
import { itemSentences } from './messages';

interface ItemPageParams extends Record<string, number> {
  itemId: number;
}

const { findItem } = issuesApi.endpoints;

/** Says whose item it is. The store leads on as soon as that is known, so only a jump through history shows this. */
function ItemPage({ itemId }: ItemPageParams) {
  const issueId = useAppSelector((state) => findItem.select({ itemId })(state).data);
  if (issueId === undefined) return null;
  return (
    <a href={`#${itemUrl(issueId, itemId)}`}>
      <FormattedMessage {...itemSentences.found} values={{ itemId, issueId }} />
    </a>
  );
}

export const page = definePage<ItemPageParams>({
  queries: ({ params }) => [screenQuery(findItem, { itemId: params.itemId })],
  title: ({ params }) => ({ message: itemSentences.title, values: { itemId: params.itemId } }),
  Page: ItemPage,
});
