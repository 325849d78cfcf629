import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { formatInteger } from '@/lib/values/formatNumbers';
import { useAppSelector } from '@/store/hooks';
import { fieldSentences } from './messages';

interface MarkupLengthProps {
  length: number;
  maxLength: number;
}

/** How long a text is, and how long it may be. */
export function MarkupLength({ length, maxLength }: MarkupLengthProps) {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  return intl.formatMessage(fieldSentences.lengthOf, {
    length: formatInteger(length, settings),
    maxLength: formatInteger(maxLength, settings),
  });
}
