import { useIntl } from 'react-intl';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { Notice } from '@/ui/Notice';
import { wholeListMessages } from './messages';

const noFields = formSchema({});

/** In place of a window for a whole list that was opened by its address, when there is no list (screens 11.10). */
export function NoTypeForm() {
  const intl = useIntl();
  const backTo = useAppSelector(selectMainPath) ?? '';
  return (
    <FormPage
      initialValues={{}}
      schema={noFields}
      onSubmit={() => Promise.resolve()}
      backTo={backTo}
      keepsDraft={false}
      hasCancel={false}
    >
      <Notice kind="warning">{intl.formatMessage(wholeListMessages.noType)}</Notice>
    </FormPage>
  );
}
