import type { MessageDescriptor } from 'react-intl';
import { option } from '@/forms/schema';
import { AlertType } from '@/protocol/alerts';
import { ReportFrequency, type ReportType } from '@/protocol/reports';
import { reportMessages } from './messages';

/** What is reported, and how often, as the form holds it. */
export interface ScheduleValues {
  type: ReportType;
  frequency: ReportFrequency;
}

export const defaultSchedule: ScheduleValues = {
  type: AlertType.changeReport,
  frequency: ReportFrequency.daily,
};

/** The rules of those fields. */
export const scheduleFields = {
  type: option<ReportType>(),
  frequency: option<ReportFrequency>(),
};

/** Named as the server wants it. */
export function toSchedule({ type, frequency }: ScheduleValues) {
  return { alertType: type, alertFrequency: frequency };
}

export const reportTypeMessages: Readonly<Record<ReportType, MessageDescriptor>> = {
  [AlertType.changeReport]: reportMessages.changeReport,
  [AlertType.issueReport]: reportMessages.issueReport,
};

export const frequencyMessages: Readonly<Record<ReportFrequency, MessageDescriptor>> = {
  [ReportFrequency.daily]: reportMessages.daily,
  [ReportFrequency.weekly]: reportMessages.weekly,
};
