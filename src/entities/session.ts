/** Who is here, on which server, and the settings that decide what they see. */
import { createSlice } from '@reduxjs/toolkit';
import { globalApi } from '@/api/endpoints/global';
import { issuesApi } from '@/api/endpoints/issues';
import { languageName } from '@/lib/languageName';
import { Access, ANONYMOUS_ID } from '@/protocol/access';
import { HistoryFilter, HistoryOrder, TextFormat } from '@/protocol/enums';
import type { GlobalData, GlobalSettings } from '@/protocol/global';
import type { WiOptions } from '@/protocol/wiOptions';
import { keepUnchanged } from './keepUnchanged';

type SessionState = Omit<GlobalData, 'projects' | 'types' | 'users'> &
  Pick<WiOptions, 'ordersByKeys' | 'comparesSaves'>;

/** The part of the state that is read here. */
export interface SessionRoot {
  session: SessionState;
}

/**
 * Those of a new server (protocol 4.9): in force until the global data arrive, which nothing that shows values
 * precedes.
 */
const initialSettings: GlobalSettings = {
  commentMaxLength: 10_000,
  fileMaxSize: 1_048_576,
  hideEmptyValues: false,
  selfRegister: false,
  registerAutoApprove: false,
  resetPassword: false,
  reports: false,
  subscriptions: false,
  historyFilter: HistoryFilter.all,
  historyOrder: HistoryOrder.ascending,
  defaultFormat: TextFormat.markup,
  groupSeparator: ',',
  decimalSeparator: '.',
  dateOrder: 'mdy',
  dateSeparator: '/',
  padMonth: false,
  padDay: false,
  padHours: false,
  timeMode: 12,
  timeSeparator: ':',
  firstDayOfWeek: 0,
  defaultLanguage: 'en_US',
};

const initialState: SessionState = {
  serverName: '',
  serverVersion: '',
  serverUUID: '',
  userId: ANONYMOUS_ID,
  userName: '',
  userAccess: Access.none,
  userEmail: null,
  settings: initialSettings,
  languages: [],
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      globalApi.endpoints.getGlobal.matchFulfilled,
      (state, { payload }): SessionState =>
        keepUnchanged(state, {
          serverName: payload.serverName,
          serverVersion: payload.serverVersion,
          serverUUID: payload.serverUUID,
          userId: payload.userId,
          userName: payload.userName,
          userAccess: payload.userAccess,
          userEmail: payload.userEmail,
          settings: payload.settings,
          languages: payload.languages.map(({ key, name }) => ({
            key,
            name: languageName({ key, name }),
          })),
          ordersByKeys: state.ordersByKeys,
          comparesSaves: state.comparesSaves,
        } satisfies SessionState),
    );
    builder.addMatcher(issuesApi.endpoints.loadIssue.matchFulfilled, (state, { meta }) => {
      // The server has stored it as the user's filter (protocol 3.6).
      const { history, filter } = meta.arg.originalArgs;
      if (history && filter !== undefined) state.settings.historyFilter = filter;
    });
  },
  selectors: {
    selectServerName: (state) => state.serverName,
    selectServerVersion: (state) => state.serverVersion,
    selectUserId: (state) => state.userId,
    selectSessionUserName: (state) => state.userName,
    selectUserEmail: (state) => state.userEmail,
    selectIsAuthenticated: (state) => state.userId !== ANONYMOUS_ID,
    selectIsSystemAdministrator: (state) => state.userAccess === Access.administrator,
    selectSettings: (state) => state.settings,
    selectLanguages: (state) => state.languages,
    /** Whether the server is known to order texts, and to put what is empty first, as `rules/listOrder` does. */
    selectHasKnownOrder: (state) => state.ordersByKeys === true,
  },
});

export const {
  selectServerName,
  selectServerVersion,
  selectUserId,
  selectSessionUserName,
  selectUserEmail,
  selectIsAuthenticated,
  selectIsSystemAdministrator,
  selectSettings,
  selectLanguages,
  selectHasKnownOrder,
} = sessionSlice.selectors;

/** The part of the first state that the page itself tells, so that the shell is right before any answer. */
export function seedSession(options: WiOptions): SessionRoot {
  return {
    session: {
      ...initialState,
      serverName: options.serverName,
      serverVersion: options.serverVersion,
      serverUUID: options.serverUUID,
      userId: options.userId,
      userName: options.userName,
      userAccess: options.userAccess,
      ordersByKeys: options.ordersByKeys,
      comparesSaves: options.comparesSaves,
    },
  };
}
