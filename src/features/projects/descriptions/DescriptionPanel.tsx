import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { Description } from '@/protocol/texts';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import { RichText } from '@/ui/RichText';
import styles from './DescriptionPanel.module.css';
import { LastEdited } from './LastEdited';
import { descriptionMessages } from './messages';

interface DescriptionPanelProps {
  /** As HTML; null: there is none. */
  description: Description | null;
  commands?: ReactNode;
}

/** What a project is about, and who said so. */
export function DescriptionPanel({ description, commands }: DescriptionPanelProps) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage(propertyMessages.description)} actions={commands}>
      {description ? (
        <div className={styles['description']}>
          <RichText html={description.text} />
          <LastEdited description={description} />
        </div>
      ) : (
        <EmptyState>{intl.formatMessage(descriptionMessages.none)}</EmptyState>
      )}
    </Panel>
  );
}
