import { AlertType } from '@/protocol/alerts';
import { ReportFrequency } from '@/protocol/reports';
import { serverAnswers } from '@tests/support/server/scenarios';
import type { Confirmation } from '../confirmation';

/** An alert or report of every audience, with a location and without. */
const targets = [
  { isPublic: false, location: null },
  { isPublic: false, location: 'Acme' },
  { isPublic: true, location: null },
  { isPublic: true, location: 'Acme' },
] as const;

export const alertConfirmations: readonly Confirmation[] = targets.flatMap(
  ({ isPublic, location }) => {
    const target = { isPublic, view: 'Bugs', location };
    const where = location === null ? 'Bugs?' : `Bugs in ${location}?`;
    const names = location === null ? ['Bugs'] : ['Bugs', location];
    return [
      {
        at: '/alerts/4/delete',
        as: 'admin',
        access: 'login',
        title: 'Delete alert',
        asks: `${isPublic ? 'Delete the public alert' : 'Delete your alert'} for ${where}`,
        names,
        prepare: () => {
          serverAnswers('/alerts/load.php', { id: 4, ...target });
        },
        load: { path: '/alerts/load.php', payload: { alertId: 4 } },
        save: { path: '/alerts/delete.php', payload: { alertId: 4 }, answer: null },
        meanwhile: {
          place: 'view',
          value: 'Faults',
          label: 'Issues',
          before: 'Bugs',
          after: 'Faults',
        },
        isDangerous: true,
        cancelledTo: '/alerts',
      },
      {
        at: '/reports/7/delete',
        as: 'admin',
        access: 'login',
        title: 'Delete report',
        asks: `${isPublic ? 'Delete the public report' : 'Delete your report'} for ${where}`,
        names,
        prepare: () => {
          const details = { type: AlertType.changeReport, frequency: ReportFrequency.daily };
          serverAnswers('/reports/load.php', { id: 7, ...target, details });
        },
        load: { path: '/reports/load.php', payload: { reportId: 7, details: true } },
        save: { path: '/reports/delete.php', payload: { reportId: 7 }, answer: null },
        meanwhile: {
          place: 'details.frequency',
          value: ReportFrequency.weekly,
          label: 'Frequency',
          before: 'Daily',
          after: 'Weekly',
        },
        isDangerous: true,
        cancelledTo: '/reports',
      },
    ];
  },
);
