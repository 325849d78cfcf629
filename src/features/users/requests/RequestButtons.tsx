import { useIntl } from 'react-intl';
import { userPaths } from '@/routing/paths/users';
import { CheckIcon, CloseIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { requestMessages } from './messages';
import type { RequestParams } from './requestQuery';

/** The two answers to a request. */
export function RequestButtons({ requestId }: RequestParams) {
  const intl = useIntl();
  return (
    <>
      <LinkButton
        variant="primary"
        icon={CheckIcon}
        href={`#${userPaths.approveRequest.url({ requestId })}`}
      >
        {intl.formatMessage(requestMessages.approve)}
      </LinkButton>
      <LinkButton icon={CloseIcon} href={`#${userPaths.rejectRequest.url({ requestId })}`}>
        {intl.formatMessage(requestMessages.reject)}
      </LinkButton>
    </>
  );
}
