import { useIntl } from 'react-intl';
import { sessionApi } from '@/api/endpoints/session';
import { selectIsSystemAdministrator, selectServerVersion } from '@/entities/session';
import { FormPage } from '@/forms/FormPage';
import { formSchema } from '@/forms/formSchema';
import { commonMessages } from '@/i18n/commonMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { compareVersions } from '@/lib/versions';
import { guideUrl } from '@/routing/hostLinks';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { freshness } from '@/api/freshness';
import { screenQuery } from '@/windows/screenQuery';
import { definePage } from '@/windows/windowPage';
import { GuideIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import styles from './AboutPage.module.css';
import { generalMessages, generalSentences } from './messages';
import { NewVersionNotice } from './NewVersionNotice';

const { getUpdate } = sessionApi.endpoints;
const selectUpdate = getUpdate.select(undefined);
const noFields = formSchema({});

/** What this is, which version, and for administrators whether there is a newer one (screens 7.2). */
function AboutPage() {
  const intl = useIntl();
  const version = useAppSelector(selectServerVersion);
  const mainPath = useAppSelector(selectMainPath);
  const update = useAppSelector((state) => selectUpdate(state).data);
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const isOutdated =
    isAdministrator &&
    Boolean(update?.version) &&
    compareVersions(version, update?.version ?? '') < 0;

  return (
    <FormPage
      initialValues={{}}
      schema={noFields}
      onSubmit={() => Promise.resolve()}
      backTo={mainPath ?? ''}
      submitLabel={commonMessages.close}
      keepsDraft={false}
      hasCancel={false}
    >
      <p>{intl.formatMessage(generalMessages.purpose)}</p>
      <p>{intl.formatMessage(generalSentences.serverVersion, { version })}</p>
      {isOutdated && update && <NewVersionNotice update={update} />}
      <p>{intl.formatMessage(generalMessages.license)}</p>
      <p className={styles['copyright']}>{intl.formatMessage(generalMessages.copyright)}</p>
    </FormPage>
  );
}

function AboutButtons() {
  const intl = useIntl();
  return (
    <LinkButton
      variant="quiet"
      href={guideUrl}
      target="_blank"
      rel="noopener noreferrer"
      icon={GuideIcon}
    >
      {intl.formatMessage(screenMessages.guide)}
    </LinkButton>
  );
}

export const page = definePage({
  queries: ({ state }) =>
    selectIsSystemAdministrator(state)
      ? [screenQuery(getUpdate, undefined, { maxAge: freshness.update })]
      : [],
  // The server may have to ask elsewhere first; everything else is known.
  isReady: () => true,
  title: () => ({ message: screenMessages.about }),
  Page: AboutPage,
  Buttons: AboutButtons,
});
