import { defineMessages, type MessageValue } from 'react-intl';

/** Words of calendars and time lines. */
export const calendarMessages = defineMessages({
  timeline: {
    id: 'issues.calendar.timeline',
    defaultMessage: 'Timeline',
    description:
      'Menu entry: the list is shown as bars along time, from one date of each issue to another; noun [menu]',
  },
  span: {
    id: 'issues.calendar.span',
    defaultMessage: 'Period shown',
    description:
      'Name of the button that chooses how much time a calendar or timeline shows at once: a week, a month or a quarter [button]',
  },
  week: {
    id: 'issues.calendar.week',
    defaultMessage: 'Week',
    description: 'Choice: a calendar or timeline shows one week; noun [menu]',
  },
  quarter: {
    id: 'issues.calendar.quarter',
    defaultMessage: 'Quarter',
    description: 'Choice: a timeline shows three months; noun [menu]',
  },
  earlier: {
    id: 'issues.calendar.earlier',
    defaultMessage: 'Earlier',
    description:
      'Command: a calendar or timeline goes to the previous week, month or quarter; adverb [button]',
  },
  later: {
    id: 'issues.calendar.later',
    defaultMessage: 'Later',
    description:
      'Command: a calendar or timeline goes to the next week, month or quarter; adverb [button]',
  },
  noDate: {
    id: 'issues.calendar.noDate',
    defaultMessage: 'No date',
    description:
      'Heading beside a calendar: below it are issues that have no date; also the place they are dragged to for taking their date away',
  },
  noEnd: {
    id: 'issues.calendar.noEnd',
    defaultMessage: 'No end date',
    description:
      'Choice among the dates where the bars of a timeline end: none, each issue is a point in time',
  },
  both: {
    id: 'issues.calendar.both',
    defaultMessage: 'Start and end',
    description:
      'Read out while a bar of a timeline is carried by keys: arrow keys now move both of its ends',
  },
  barLifted: {
    id: 'issues.calendar.barLifted',
    defaultMessage:
      'Bar lifted. Left and Right move it, Up and Down select start, end or both, Enter puts it down, Esc puts it back.',
    description:
      'Shown and read out when a bar of a timeline was taken up by keys; Left, Right, Up and Down are arrow keys',
  },
  turned: {
    id: 'issues.calendar.turned',
    defaultMessage: 'Not moved: it would end before it starts.',
    description: 'Shown when a bar of a timeline was put where its end is before its start',
  },
});

/** The same with places to fill. */
export const calendarSentences = defineMessages<{
  more: { count: number };
  range: { first: MessageValue; last: MessageValue };
  startBy: { name: string };
  barsFrom: { name: string };
  endBy: { name: string };
}>({
  more: {
    id: 'issues.calendar.more',
    defaultMessage: '{count, number} more',
    description:
      'Link in a day of a calendar that has no room for all of its issues: count is how many others there are, alone in its place; leads to all of them',
  },
  range: {
    id: 'issues.calendar.range',
    defaultMessage: 'Nothing in this period. This list has dates from {first} to {last}.',
    description:
      'Above a calendar or timeline that shows no issue; first and last are links with dates, between which the issues lie',
  },
  startBy: {
    id: 'issues.calendar.startBy',
    defaultMessage: 'Date: {name}',
    description:
      'Button that chooses which date puts issues into a calendar; name is that of an attribute [button]',
  },
  barsFrom: {
    id: 'issues.calendar.barsFrom',
    defaultMessage: 'Start: {name}',
    description:
      'Button that chooses at which date the bars of a timeline start; name is that of an attribute [button]',
  },
  endBy: {
    id: 'issues.calendar.endBy',
    defaultMessage: 'End: {name}',
    description:
      'Button that chooses at which date the bars of a timeline end; name is that of an attribute [button]',
  },
});
