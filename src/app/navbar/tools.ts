/** What the tools and user menus offer: only windows that the user may open. */
import { createSelector } from '@reduxjs/toolkit';
import type { MessageDescriptor } from 'react-intl';
import { screenMessages } from '@/i18n/screenMessages';
import { barPaths } from '@/routing/paths/barPaths';
import type { RootState } from '@/store/rootReducer';
import { findAccessError, type WindowAccess } from '@/windows/windowAccess';
import { navbarMessages } from './messages';

export interface Tool {
  path: string;
  /** That of its window, whose route is not there yet when the bar is drawn. */
  access: WindowAccess;
  message: MessageDescriptor;
  /** Off when the feature is switched off on this server. */
  isOn?: (session: RootState['session']) => boolean;
}

const projects: Tool = {
  path: barPaths.manageProjects.url({}),
  access: 'anybody',
  message: screenMessages.projects,
};

const toolGroups: readonly (readonly Tool[])[] = [
  [
    projects,
    {
      path: barPaths.manageTypes.url({}),
      access: 'login',
      message: screenMessages.issueTypes,
    },
    { path: barPaths.manageUsers.url({}), access: 'admin', message: screenMessages.users },
  ],
  [
    { path: barPaths.manageAlerts.url({}), access: 'login', message: screenMessages.alerts },
    {
      path: barPaths.manageReports.url({}),
      access: 'login',
      message: screenMessages.reports,
      isOn: ({ settings }) => settings.reports,
    },
  ],
  [
    {
      path: barPaths.serverSettings.url({}),
      access: 'admin',
      message: screenMessages.serverSettings,
    },
    { path: barPaths.eventLog.url({}), access: 'admin', message: screenMessages.eventLog },
  ],
];

const accountTools: readonly Tool[] = [
  { path: barPaths.myAccount.url({}), access: 'login', message: navbarMessages.myAccount },
];

const selectSession = (state: RootState) => state.session;

/** The entries of the tools menu in groups; groups without any are left out. */
export const selectTools = createSelector([selectSession], (session) =>
  toolGroups
    .map((group) => group.filter((tool) => isOffered(tool, session)))
    .filter((group) => group.length > 0),
);

/** The entries of the user menu that lead to windows. */
export const selectAccountTools = createSelector([selectSession], (session) =>
  accountTools.filter((tool) => isOffered(tool, session)),
);

/** What visitors see in place of the tools menu. */
export const selectVisitorTools = createSelector([selectSession], (session) =>
  [projects].filter((tool) => isOffered(tool, session)),
);

/** All of them, offered or not. */
export const allTools: readonly Tool[] = [...toolGroups.flat(), ...accountTools];

/** Whether it is switched on, and the user may open it. */
export function isOffered({ access, isOn }: Tool, session: RootState['session']): boolean {
  if (findAccessError(access, { session })) return false;
  return isOn?.(session) ?? true;
}
