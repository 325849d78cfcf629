import { screen } from '@testing-library/react';
import { choose } from '@tests/support/forms';
import { serverAnswers } from '@tests/support/server/scenarios';
import type { FormCase } from '../form';

const shared = {
  prepare: () => {
    serverAnswers('/alerts/list.php', { personalAlerts: [] });
    serverAnswers('/reports/list.php', { personalReports: [] });
  },
  loads: [],
  change: (user) => choose(user, 'Type', 'Bugs'),
  isEdit: false,
} as const satisfies Partial<FormCase>;

const alert = { ...shared, save: '/alerts/add.php', cancelledTo: '/alerts' } as const;
const report = { ...shared, save: '/reports/add.php', cancelledTo: '/reports' } as const;

const personal = { as: 'carol', access: 'login' } as const;
const common = { as: 'admin', access: 'admin' } as const;

export const alertForms: readonly FormCase[] = [
  { ...alert, ...personal, at: '/alerts/personal/add', title: 'Add personal alert' },
  { ...alert, ...common, at: '/alerts/public/add', title: 'Add public alert' },
  { ...report, ...personal, at: '/reports/personal/add', title: 'Add personal report' },
  { ...report, ...common, at: '/reports/public/add', title: 'Add public report' },
  {
    ...report,
    at: '/reports/7/edit',
    as: 'admin',
    access: 'login',
    title: 'Edit report',
    loads: [{ path: '/reports/load.php', payload: { reportId: 7, details: true } }],
    change: async (user) => user.click(await screen.findByRole('radio', { name: 'Daily' })),
    save: '/reports/edit.php',
    isEdit: true,
    beside: { place: 'details.type', value: 2, name: 'Report type', sent: { alertType: 2 } },
  },
];
