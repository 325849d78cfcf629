import { neighbourOffsets } from '@/lib/issueList/listStatus';
import { pageChanged, selectOffset } from '@/screen/issueList';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { GridFooter } from '@/ui/GridFooter';
import { useListStatus } from './useListStatus';
import { wholeParts } from './wholeParts';

/** Which of how many issues are shown, and the way to the others. */
export function ListFooter() {
  const dispatch = useAppDispatch();
  const offset = useAppSelector(selectOffset);
  const { status, text } = useListStatus();
  const { previous, next } = neighbourOffsets(status, offset);

  const goTo = (target: number | null) =>
    target === null ? undefined : () => dispatch(pageChanged({ offset: target }));

  const { BehindStatus } = wholeParts;
  return (
    <GridFooter
      status={
        <>
          {text}
          {BehindStatus && <BehindStatus />}
        </>
      }
      onPrevious={goTo(previous)}
      onNext={goTo(next)}
    />
  );
}
