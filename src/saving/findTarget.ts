/** Alerts and reports that were added although the answer was lost. One that says the same does the same, whoever added it. */
import { folders } from '@/entities/folders';
import { issueTypes } from '@/entities/issueTypes';
import { projects } from '@/entities/projects';
import { views } from '@/entities/views';
import type { AlertItem, AlertTarget } from '@/protocol/alerts';
import { ReportFrequency } from '@/protocol/reports';
import type { RootState } from '@/store/rootReducer';
import type { FindSaved } from './saveAttempt';

export const findAlert: FindSaved<'addAlert'> = async ({ payload }, ask, getState) => {
  const { isPublic } = payload;
  const { result } = await ask('listAlerts', { publicAlerts: isPublic, personalAlerts: !isPublic });
  const listed = (isPublic ? result?.publicAlerts : result?.personalAlerts) ?? [];
  const found = listed.find((item) => isAbout(item, payload, getState()));
  return found ? { alertId: found.id, changed: true } : null;
};

export const findReport: FindSaved<'addReport'> = async ({ payload }, ask, getState) => {
  const { isPublic, alertType, alertFrequency = ReportFrequency.daily } = payload;
  const { result } = await ask('listReports', {
    publicReports: isPublic,
    personalReports: !isPublic,
  });
  const listed = (isPublic ? result?.publicReports : result?.personalReports) ?? [];
  const found = listed.find(
    (item) =>
      item.type === alertType &&
      item.frequency === alertFrequency &&
      isAbout(item, payload, getState()),
  );
  return found ? { reportId: found.id, changed: true } : null;
};

/** Lists tell what is watched by names only (protocol 3.3). */
function isAbout({ view, location }: AlertItem, target: AlertTarget, state: RootState): boolean {
  const folder = folders.selectById(state, target.folderId ?? 0);
  const project = projects.selectById(state, folder?.projectId ?? target.projectId ?? 0);
  const watched = [
    issueTypes.selectById(state, target.typeId)?.name,
    views.selectById(state, target.viewId ?? 0)?.name,
  ];
  return view === joined(watched) && location === (joined([project?.name, folder?.name]) || null);
}

function joined(names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined).join(' — ');
}
