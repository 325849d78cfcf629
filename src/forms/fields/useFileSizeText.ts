import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { fileSize } from '@/lib/fileSizes';
import { useAppSelector } from '@/store/hooks';
import { fieldSentences } from './messages';

/** Puts sizes of files, in bytes, into words. */
export function useFileSizeText(): (bytes: number) => string {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  return (bytes) => intl.formatMessage(fieldSentences.fileSize, { ...fileSize(bytes, settings) });
}
