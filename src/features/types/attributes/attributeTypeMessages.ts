import { defineMessages, type MessageDescriptor } from 'react-intl';
import { adminMessages } from '@/i18n/adminMessages';
import type { AttributeType } from '@/protocol/enums';

const messages = defineMessages({
  dateTime: {
    id: 'types.attributeType.dateTime',
    defaultMessage: 'Date and time',
    description: 'Type of an attribute',
  },
  enum: {
    id: 'types.attributeType.enum',
    defaultMessage: 'Dropdown list',
    description: 'Type of an attribute: one of several items',
  },
  numeric: {
    id: 'types.attributeType.numeric',
    defaultMessage: 'Numeric',
    description: 'Type of an attribute',
  },
  text: {
    id: 'types.attributeType.text',
    defaultMessage: 'Text',
    description: 'Type of an attribute',
  },
});

/** What the types of attributes are called. */
export const attributeTypeMessages: Readonly<Record<AttributeType, MessageDescriptor>> = {
  TEXT: messages.text,
  ENUM: messages.enum,
  NUMERIC: messages.numeric,
  DATETIME: messages.dateTime,
  USER: adminMessages.user,
};
