import { useState } from 'react';
import { selectSettings } from '@/entities/session';
import { parseCalendarTime } from '@/lib/values/parseDates';
import { collapseSpaces } from '@/lib/values/singleLine';
import type { CalendarTime } from '@/lib/values/zone';
import { useAppSelector } from '@/store/hooks';

interface SelectedTimeOptions {
  hasTime: boolean;
  /** The word that stands for the present day, and so for none in particular. */
  todayWord: string | undefined;
}

/**
 * What is chosen in the calendar of a date field. It follows the text; one that is no date, such as half of one, leaves
 * the choice as it was, while an empty one takes it back (screens 12.7, 16).
 */
export function useSelectedTime(
  input: string,
  { hasTime, todayWord }: SelectedTimeOptions,
): CalendarTime | null {
  const settings = useAppSelector(selectSettings);
  const text = collapseSpaces(input);
  const [selected, setSelected] = useState<{ text: string; time: CalendarTime | null }>({
    text: '',
    time: null,
  });
  if (text !== selected.text) {
    const parsed = parseCalendarTime(text, hasTime, settings);
    const isCleared = text === '' || text === todayWord;
    const unparsed = isCleared ? null : selected.time;
    setSelected({ text, time: parsed.ok ? parsed.value : unparsed });
  }
  return selected.time;
}
