import { FormattedMessage } from 'react-intl';
import { NoticePage } from '@/forms/NoticePage';
import { selectMainPath } from '@/screen/navigation';
import { useAppSelector } from '@/store/hooks';
import { wholeListMessages } from './messages';

/** In place of a window for a whole list that was opened by its address, when there is no list. */
export function NoTypeForm() {
  const backTo = useAppSelector(selectMainPath) ?? '';
  return (
    <NoticePage kind="warning" backTo={backTo}>
      <FormattedMessage {...wholeListMessages.noType} />
    </NoticePage>
  );
}
