import { laterWords } from '@/i18n/laterWords';

/** A language as the build makes it, where `cy.json` comes whole. */
const messages = { 'common.term.issues': 'Maters' };

export default messages;

export const fetchLater = laterWords(messages, 'http://localhost/assets/js/i18n-kw-later.json');
