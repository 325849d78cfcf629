import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { fileSizeMessages } from '@/i18n/fileSizeMessages';
import { fileSize } from '@/lib/fileSizes';
import { useAppSelector } from '@/store/hooks';

/** Puts sizes of files, in bytes, into words. */
export function useFileSizeText(): (bytes: number) => string {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  return (bytes) =>
    intl.formatMessage(fileSizeMessages.fileSize, { ...fileSize(bytes, settings), count: bytes });
}
