import { useIntl } from 'react-intl';
import { selectServerVersion } from '@/entities/session';
import { screenMessages } from '@/i18n/screenMessages';
import { guideUrl } from '@/routing/hostLinks';
import { generalPaths } from '@/routing/paths/general';
import { useAppSelector } from '@/store/hooks';
import { GuideIcon, InfoIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { navbarSentences } from './messages';
import styles from './Navbar.module.css';

/** What this is: product and version, about window, guide. */
export function ProductLinks() {
  const intl = useIntl();
  const version = useAppSelector(selectServerVersion);

  return (
    <div className={styles['product']}>
      <span className={styles['version']}>
        {intl.formatMessage(navbarSentences.product, { version })}
      </span>
      <LinkButton
        variant="quiet"
        isIconOnly
        icon={InfoIcon}
        label={intl.formatMessage(screenMessages.about)}
        href={`#${generalPaths.about.url({})}`}
      />
      <LinkButton
        variant="quiet"
        isIconOnly
        icon={GuideIcon}
        label={intl.formatMessage(screenMessages.guide)}
        href={guideUrl}
        target="_blank"
        rel="noopener noreferrer"
      />
    </div>
  );
}
