import { FormattedMessage } from 'react-intl';
import { NoticePage } from '@/forms/NoticePage';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';

/** In place of the question whether to send a link: there is no address for it. */
export function NoEmailNotice({ backTo }: { backTo: string }) {
  return (
    <NoticePage kind="danger" backTo={backTo}>
      <FormattedMessage {...clientErrorMessages.ResetPasswordNoEmail} />
    </NoticePage>
  );
}
