import { useIntl } from 'react-intl';
import { errorMessage } from '@/i18n/errorMessages';
import type { MarkupPreview } from '@/screen/issueView';
import { Notice } from '@/ui/Notice';
import { RichText } from '@/ui/RichText';
import styles from './MarkupField.module.css';
import { fieldMessages } from './messages';

/** The text as it will look, or why that cannot be shown. */
export function MarkupPreviewArea({ preview }: { preview: MarkupPreview }) {
  const intl = useIntl();
  if ('html' in preview) {
    return (
      <section
        className={styles['preview']}
        aria-label={intl.formatMessage(fieldMessages.markupPreview)}
      >
        <RichText html={preview.html} />
      </section>
    );
  }
  const error = 'error' in preview ? preview.error : { kind: 'api' as const, code: preview.code };
  return <Notice kind="danger">{intl.formatMessage(errorMessage(error))}</Notice>;
}
