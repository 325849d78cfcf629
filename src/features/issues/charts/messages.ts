import { defineMessages } from 'react-intl';

/** Words of charts of the list. */
export const chartMessages = defineMessages({
  age: {
    id: 'issues.chart.age',
    defaultMessage: 'Age',
    description:
      'Kind of chart: how long ago the issues were created, for each value of a column; before the name of the column as in “Age: Status”; noun [menu]',
  },
  chart: {
    id: 'issues.chart.title',
    defaultMessage: 'Chart',
    description:
      'Menu entry: the list is shown as a chart; also the name of the choice of its kind; noun [menu]',
  },
  count: {
    id: 'issues.chart.count',
    defaultMessage: 'Count',
    description:
      'Kind of chart: how many issues have each value of a column; before the name of the column as in “Count: Status”; noun [menu]',
  },
  cross: {
    id: 'issues.chart.cross',
    defaultMessage: 'Two columns',
    description:
      'Kind of chart: how many issues have each pair of values of two columns; before their names as in “Two columns: Status, Severity” [menu]',
  },
  flow: {
    id: 'issues.chart.flow',
    defaultMessage: 'Cumulative flow',
    description:
      'Kind of chart: how many issues had each value of a column over time, stacked, as teams know it by this name; before the name of the column as in “Cumulative flow: Status” [menu]',
  },
  loadHistories: {
    id: 'issues.chart.loadHistories',
    defaultMessage: 'Load histories',
    description:
      'Button that loads the histories of all issues of the list for a chart; verb [button]',
  },
  none: {
    id: 'issues.chart.none',
    defaultMessage: 'None',
    description: 'Choice in place of a second column of a chart: there is none',
  },
  others: {
    id: 'issues.chart.others',
    defaultMessage: 'Others',
    description: 'In a chart: all values that are too rare for a place of their own',
  },
  period: {
    id: 'issues.chart.period',
    defaultMessage: 'Period',
    description:
      'Heading, in the table of a chart over time, of the days, weeks or months [column]',
  },
  saveCsv: {
    id: 'issues.chart.saveCsv',
    defaultMessage: 'Save as CSV',
    description:
      'Menu command: saves the figures of a chart as a file for spreadsheets; verb [menu]',
  },
  savePng: {
    id: 'issues.chart.savePng',
    defaultMessage: 'Save as PNG',
    description: 'Menu command: saves a chart as a picture; verb [menu]',
  },
  saveSvg: {
    id: 'issues.chart.saveSvg',
    defaultMessage: 'Save as SVG',
    description: 'Menu command: saves a chart as a drawing; verb [menu]',
  },
  second: {
    id: 'issues.chart.second',
    defaultMessage: 'Second column',
    description: 'Name of the choice of the second column that a chart shows',
  },
  time: {
    id: 'issues.chart.time',
    defaultMessage: 'Over time',
    description:
      'Kind of chart: how many issues have their date in each month or week; before the name of the column as in “Over time: Created date” [menu]',
  },
  total: {
    id: 'issues.chart.total',
    defaultMessage: 'Total',
    description: 'Heading of the sums in the table of a chart, and of a list in groups [column]',
  },
});

/** Words with values. */
export const chartSentences = defineMessages<{
  ageOver: { from: number };
  ageRange: { from: number; to: number };
  marks: { count: number };
  needs: { count: number };
  numberOver: { from: string };
  range: { from: string; to: string };
}>({
  ageOver: {
    id: 'issues.chart.ageOver',
    defaultMessage: '{from, plural, one {# day or more} other {# days or more}}',
    description:
      'In a chart of ages: issues that were created so many days ago, or earlier; from is the number of days',
  },
  ageRange: {
    id: 'issues.chart.ageRange',
    defaultMessage: '{to, plural, one {{from, number}–# day} other {{from, number}–# days}}',
    description:
      'In a chart of ages, as in “7–29 days”: issues that were created that long ago; from and to are numbers of days',
  },
  marks: {
    id: 'issues.chart.marks',
    defaultMessage:
      '{count, plural, one {# issue that changed since you read it will be marked as unread.} other {# issues that changed since you read them will be marked as unread.}}',
    description:
      'Before the histories of the issues of a list are loaded for a chart: a side effect that cannot be avoided; count is the number of such issues',
  },
  needs: {
    id: 'issues.chart.needs',
    defaultMessage:
      '{count, plural, one {This chart needs the history of # issue.} other {This chart needs the histories of # issues.}}',
    description:
      'In place of a chart, before the histories of the issues of a list are loaded; count is the number of issues',
  },
  numberOver: {
    id: 'issues.chart.numberOver',
    defaultMessage: '{from} or more',
    description: 'In a chart: the last span of numbers; from is a number in its format',
  },
  range: {
    id: 'issues.chart.range',
    defaultMessage: '{from} – {to}',
    description:
      'In a chart: a span of dates, months, years or numbers; from is the first and to the last, each in its format',
  },
});
