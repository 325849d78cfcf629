import { useIntl } from 'react-intl';
import { eventPageChanged } from '@/screen/eventLog';
import { useAppDispatch } from '@/store/hooks';
import { GridFooter } from '@/ui/GridFooter';
import { eventPage } from './eventPages';
import { eventSentences } from './messages';

interface EventFooterProps {
  offset: number;
  /** Events on this page, and on all pages. */
  shown: number;
  total: number;
}

/** Which of the events are shown, and the ways to the others. */
export function EventFooter({ offset, shown, total }: EventFooterProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { first, last, previous, next, isWhole } = eventPage(offset, shown, total);

  const stepTo = (target: number | null) =>
    target === null
      ? undefined
      : () => {
          dispatch(eventPageChanged({ offset: target }));
        };

  return (
    <GridFooter
      status={
        isWhole
          ? intl.formatMessage(eventSentences.count, { total })
          : intl.formatMessage(eventSentences.range, { first, last, total })
      }
      onPrevious={stepTo(previous)}
      onNext={stepTo(next)}
    />
  );
}
