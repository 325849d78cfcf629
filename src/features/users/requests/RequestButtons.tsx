import { userPaths } from '@/routing/paths/users';
import { CheckIcon, CloseIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { requestMessages } from './messages';
import type { RequestParams } from './requestQuery';

/** The two answers to a request. */
export function RequestButtons({ requestId }: RequestParams) {
  return (
    <>
      <WindowLink
        variant="primary"
        icon={CheckIcon}
        label={requestMessages.approve}
        path={userPaths.approveRequest.url({ requestId })}
      />
      <WindowLink
        icon={CloseIcon}
        label={requestMessages.reject}
        path={userPaths.rejectRequest.url({ requestId })}
      />
    </>
  );
}
