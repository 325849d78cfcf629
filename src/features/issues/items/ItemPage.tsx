import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { issuesApi } from '@/api/endpoints/issues';
import { withRouter } from '@/windows/AddressRouter';
import { itemUrl } from '@/windows/itemAddresses';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { itemSentences } from './messages';

interface ItemPageParams {
  itemId: number;
}

const itemQuery = ({ itemId }: ItemPageParams) =>
  screenQuery(issuesApi.endpoints.findItem, { itemId });

/** Says whose item it is. The store leads on as soon as that is known, so only a jump through history shows this. */
function ItemPage({ itemId }: ItemPageParams) {
  const issueId = useLoaded(itemQuery({ itemId }));
  return (
    <Link to={itemUrl(issueId, itemId)}>
      <FormattedMessage {...itemSentences.found} values={{ itemId, issueId }} />
    </Link>
  );
}

export const page = definePage<ItemPageParams>({
  queries: ({ params }) => [itemQuery(params)],
  title: ({ params }) => ({ message: itemSentences.title, values: { itemId: params.itemId } }),
  Page: withRouter(ItemPage),
});
