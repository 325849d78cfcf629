import { useIntl } from 'react-intl';
import type { Issue } from '@/entities/issues';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import { RichText } from '@/ui/RichText';
import styles from './DescriptionPanel.module.css';
import { LastEdited } from './LastEdited';
import { detailsMessages } from './messages';
import { useHistoryWords } from './useHistoryWords';
import { useItemLinks } from './useItemLinks';

/** The text of the issue (screens 10.6). */
export function DescriptionPanel({ issue }: { issue: Issue }) {
  const intl = useIntl();
  const words = useHistoryWords();
  const links = useItemLinks(issue);
  const { description, details } = issue;

  return (
    <Panel title={intl.formatMessage(detailsMessages.description)}>
      {description ? (
        <div className={styles['card']}>
          <RichText html={links.inHtml(description.text)} />
          <LastEdited
            added={details}
            modifiedDate={description.modifiedDate}
            modifiedBy={description.modifiedBy}
            words={words}
          />
        </div>
      ) : (
        <EmptyState>{intl.formatMessage(detailsMessages.noDescription)}</EmptyState>
      )}
    </Panel>
  );
}
