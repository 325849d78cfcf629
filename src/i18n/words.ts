import type { MessageDescriptor } from 'react-intl';

/** What puts texts into words: react-intl, or what stands in for it before the client is there (`earlyWords`). */
export interface Words {
  formatMessage(message: MessageDescriptor, values?: Record<string, string | number>): string;
}
