/** How the server wants numbers, dates and times shown; a part of its global settings (protocol 4.9). */
export interface FormatSettings {
  /** `,` `.` `'`, a space, or empty. */
  readonly groupSeparator: string;
  readonly decimalSeparator: string;
  readonly dateOrder: 'ymd' | 'mdy' | 'dmy';
  readonly dateSeparator: string;
  readonly padMonth: boolean;
  readonly padDay: boolean;
  readonly timeMode: 12 | 24;
  readonly timeSeparator: string;
  readonly padHours: boolean;
  /** 0 = Sunday. */
  readonly firstDayOfWeek: number;
}
