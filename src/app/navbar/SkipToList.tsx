import { useIntl } from 'react-intl';
import { SkipLink } from '@/ui/SkipLink';
import { navbarMessages } from './messages';

/** Leads past all bars to the row of the list that is a stop of the Tab key, or to the list while it has none. */
export function SkipToList() {
  const intl = useIntl();
  return <SkipLink onSkip={focusList}>{intl.formatMessage(navbarMessages.skipToList)}</SkipLink>;
}

function focusList() {
  const main = document.querySelector('main');
  const rows = main?.querySelectorAll<HTMLElement>('[data-row-link][tabindex="0"]') ?? [];
  const shown = [...rows].find((row) => !row.closest('[aria-hidden=true]'));
  (shown ?? main)?.focus();
}
