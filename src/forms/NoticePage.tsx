import type { ReactNode } from 'react';
import { commonMessages } from '@/i18n/commonMessages';
import { Notice } from '@/ui/Notice';
import { FormPage } from './FormPage';
import { formSchema } from './formSchema';

interface NoticePageProps {
  kind: 'warning' | 'danger';
  /** Raw path that Close leads to. */
  backTo: string;
  /** Why there is nothing to fill in or to answer. */
  children: ReactNode;
}

const noFields = formSchema({});

/** In place of a form that makes no sense here or now: says why, and Close just returns. */
export function NoticePage({ kind, backTo, children }: NoticePageProps) {
  return (
    <FormPage
      initialValues={{}}
      schema={noFields}
      onSubmit={() => Promise.resolve()}
      backTo={backTo}
      submitLabel={commonMessages.close}
      keepsDraft={false}
      hasCancel={false}
    >
      <Notice kind={kind}>{children}</Notice>
    </FormPage>
  );
}
