import { useIntl } from 'react-intl';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { Notice } from '@/ui/Notice';

interface NoEmailNoticeProps {
  backTo: string;
}

const noFields = formSchema({});

/** In place of the question whether to send a link: there is no address for it, and OK just returns. */
export function NoEmailNotice({ backTo }: NoEmailNoticeProps) {
  const intl = useIntl();
  return (
    <FormPage
      initialValues={{}}
      schema={noFields}
      onSubmit={() => Promise.resolve()}
      backTo={backTo}
      keepsDraft={false}
      hasCancel={false}
    >
      <Notice kind="danger">{intl.formatMessage(clientErrorMessages.ResetPasswordNoEmail)}</Notice>
    </FormPage>
  );
}
