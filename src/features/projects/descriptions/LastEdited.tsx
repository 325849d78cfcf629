import { FormattedMessage, useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { selectUserName } from '@/entities/users';
import { propertyMessages } from '@/i18n/propertyMessages';
import { formatStamp } from '@/lib/values/stamps';
import type { Description } from '@/protocol/texts';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { EditIcon } from '@/ui/icons';
import styles from './DescriptionPanel.module.css';
import { descriptionSentences } from './messages';

/** When and by whom a description was written. */
export function LastEdited({ description }: { description: Description }) {
  const { modifiedBy, modifiedDate } = description;
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  const author = useAppSelector((state) => selectUserName(state, modifiedBy));
  return (
    <p className={styles['lastEdited']}>
      <Icon icon={EditIcon} />
      <span>
        <FormattedMessage
          {...descriptionSentences.lastEdited}
          values={{
            time: (
              <time dateTime={new Date(modifiedDate * 1000).toISOString()}>
                {formatStamp(modifiedDate, settings)}
              </time>
            ),
            author: <bdi>{author ?? intl.formatMessage(propertyMessages.unknownUser)}</bdi>,
          }}
        />
      </span>
    </p>
  );
}
