import { alertPaths } from '@/routing/paths/alerts';
import { reportPaths } from '@/routing/paths/reports';
import { defineWindow, type WindowRoute } from '@/windows/windowRoute';

/** Windows about alerts and reports (screens A5.1). */
export const alertRoutes: readonly WindowRoute[] = [
  defineWindow({
    path: alertPaths.addPersonalAlert,
    access: 'login',
    load: () => import(/* webpackChunkName: "alerts" */ './alerts/addAlertPages'),
    page: 'addPersonalAlert',
  }),
  defineWindow({
    path: alertPaths.addPublicAlert,
    access: 'admin',
    load: () => import(/* webpackChunkName: "alerts" */ './alerts/addAlertPages'),
    page: 'addPublicAlert',
  }),
  defineWindow({
    path: alertPaths.alertDetails,
    access: 'login',
    autoClose: true,
    load: () => import(/* webpackChunkName: "alerts" */ './alerts/AlertDetailsPage'),
  }),
  defineWindow({
    path: alertPaths.deleteAlert,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "alerts" */ './alerts/confirmations'),
    page: 'deleteAlert',
  }),
  defineWindow({
    path: alertPaths.manageAlerts,
    access: 'login',
    autoClose: true,
    load: () => import(/* webpackChunkName: "alerts" */ './alerts/ManageAlertsPage'),
  }),
  defineWindow({
    path: reportPaths.addPersonalReport,
    access: 'login',
    load: () => import(/* webpackChunkName: "reports" */ './reports/addReportPages'),
    page: 'addPersonalReport',
  }),
  defineWindow({
    path: reportPaths.addPublicReport,
    access: 'admin',
    load: () => import(/* webpackChunkName: "reports" */ './reports/addReportPages'),
    page: 'addPublicReport',
  }),
  defineWindow({
    path: reportPaths.deleteReport,
    access: 'login',
    size: 'small',
    load: () => import(/* webpackChunkName: "reports" */ './reports/confirmations'),
    page: 'deleteReport',
  }),
  defineWindow({
    path: reportPaths.editReport,
    access: 'login',
    load: () => import(/* webpackChunkName: "reports" */ './reports/EditReportPage'),
  }),
  defineWindow({
    path: reportPaths.manageReports,
    access: 'login',
    autoClose: true,
    load: () => import(/* webpackChunkName: "reports" */ './reports/ManageReportsPage'),
  }),
];
