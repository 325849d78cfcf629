import { defineMessages, type MessageValue } from 'react-intl';

/** Numbers that people give to others: of an issue, or of a request that failed. */
export const numberMessages = defineMessages<{
  copied: { number: string };
  copy: { number: string };
  request: { number: MessageValue };
}>({
  copied: {
    id: 'common.number.copied',
    defaultMessage: '{number} copied',
    description: 'Announced after a number, such as #42 of an issue, was put on the clipboard',
  },
  copy: {
    id: 'common.number.copy',
    defaultMessage: 'Copy {number}',
    description: 'Tooltip of a number, such as #42 of an issue; a click puts it on the clipboard',
  },
  request: {
    id: 'common.number.request',
    defaultMessage: 'Request {number}',
    description:
      'Below the message that the server failed: names the call that failed, for the administrator, who finds it in the log; noun; number is such as 4f2a8c31-…',
  },
});
