import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { selectUserId } from '@/entities/session';
import { draftExcerpt } from '@/forms/draftExcerpt';
import { draftOwner, endDrafts, listDrafts, windowOfDraft } from '@/forms/drafts';
import { formMessages } from '@/forms/messages';
import { commonMessages } from '@/i18n/commonMessages';
import { useBaseUrl } from '@/routing/HostContext';
import { hostLinks } from '@/routing/hostLinks';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { withRouter } from '@/windows/AddressRouter';
import { definePage } from '@/windows/windowPage';
import { LinkButton } from '@/ui/LinkButton';
import styles from './LogOutPage.module.css';
import { generalMessages } from './messages';

/** Asks before the user leaves; where text is not saved, whether it may go, too: logging out wipes it (decision 027). */
function LogOutPage() {
  const intl = useIntl();
  const baseUrl = useBaseUrl();
  const userId = useAppSelector(selectUserId);
  const mainPath = useAppSelector(selectMainPath);
  const owner = draftOwner(baseUrl, userId);
  const [drafts] = useState(() =>
    listDrafts(owner).map(({ path, draft }) => ({ path, excerpt: draftExcerpt(draft) })),
  );

  const hasDrafts = drafts.length > 0;

  return (
    <div className={styles['page']}>
      <p>
        {intl.formatMessage(
          hasDrafts ? generalMessages.logOutPrompt : generalMessages.logOutWithoutDrafts,
        )}
      </p>
      {hasDrafts && (
        <ul className={styles['drafts']}>
          {drafts.map(({ path, excerpt }) => (
            <li key={path}>
              <Link to={windowOfDraft(path)} dir="auto">
                {excerpt === '' ? intl.formatMessage(formMessages.draftUntitled) : excerpt}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles['buttons']}>
        <LinkButton
          variant={hasDrafts ? 'danger' : 'primary'}
          href={hostLinks.login(baseUrl)}
          onClick={() => {
            endDrafts(owner);
          }}
        >
          {intl.formatMessage(hasDrafts ? generalMessages.logOutAndDelete : generalMessages.logOut)}
        </LinkButton>
        <LinkButton href={`#${mainPath ?? ''}`}>
          {intl.formatMessage(commonMessages.cancel)}
        </LinkButton>
      </div>
    </div>
  );
}

export const page = definePage({
  title: () => ({ message: generalMessages.logOut }),
  Page: withRouter(LogOutPage),
});
