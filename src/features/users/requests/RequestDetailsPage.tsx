import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { adminMessages } from '@/i18n/adminMessages';
import { formatStamp } from '@/lib/values/stamps';
import { userPaths } from '@/routing/paths/users';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { Panel } from '@/ui/Panel';
import { NamedValues } from '@/ui/NamedValues';
import { usersBreadcrumb } from '../breadcrumbs';
import { usersMessages } from '../messages';
import { requestMessages } from './messages';
import { RequestButtons } from './RequestButtons';
import { explainRequestError, type RequestParams, requestQuery } from './requestQuery';

export const page = definePage<RequestParams>({
  queries: ({ params }) => [requestQuery(params)],
  explain: explainRequestError,
  title: ({ params, state }) => ({
    text: requestQuery(params).select(state).data?.details.name ?? '',
  }),
  breadcrumbs: () => [
    usersBreadcrumb,
    {
      title: { message: requestMessages.requests },
      path: userPaths.registrationRequests.url({}),
    },
  ],
  Page: RequestDetails,
  Buttons: RequestButtons,
});

/** Who asks for an account. */
function RequestDetails({ requestId }: RequestParams) {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  const { login, email, date } = useLoaded(requestQuery({ requestId })).details;
  return (
    <Panel title={intl.formatMessage(adminMessages.details)}>
      <NamedValues
        items={[
          { label: usersMessages.login, value: login },
          { label: adminMessages.emailAddress, value: email },
          { label: requestMessages.created, value: formatStamp(date, settings) },
        ]}
      />
    </Panel>
  );
}
