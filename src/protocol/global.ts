import type { Access, ProjectAccess } from './access';
import type { Attribute } from './attributes';
import type { HistoryFilter, HistoryOrder, TextFormat } from './enums';
import type { FolderItem } from './projects';
import type { Id } from './scalars';

/** Settings that decide what users see (protocol 4.9). */
export interface GlobalSettings {
  /** Characters of a comment or description. */
  commentMaxLength: number;
  /** Bytes of an attached file, inclusive. */
  fileMaxSize: number;
  hideEmptyValues: boolean;
  selfRegister: boolean;
  registerAutoApprove: boolean;
  resetPassword: boolean;
  reports: boolean;
  subscriptions: boolean;
  historyFilter: HistoryFilter;
  historyOrder: HistoryOrder;
  defaultFormat: TextFormat;
  groupSeparator: string;
  decimalSeparator: string;
  dateOrder: 'mdy' | 'dmy' | 'ymd';
  dateSeparator: string;
  padMonth: boolean;
  padDay: boolean;
  padHours: boolean;
  timeMode: 12 | 24;
  timeSeparator: string;
  /** 0 = Sunday. */
  firstDayOfWeek: number;
  defaultLanguage: string;
}

export interface GlobalProject {
  id: Id;
  name: string;
  access: ProjectAccess;
  folders: FolderItem[];
  /** User ids in no particular order. */
  members: Id[];
}

export interface GlobalView {
  id: Id;
  name: string;
  public: boolean;
}

export interface GlobalType {
  id: Id;
  name: string;
  attributes: Attribute[];
  views: GlobalView[];
  /** View last listed by this user; may no longer exist. */
  initialView?: Id;
}

/** A language the server knows; `name` is in that language. */
export interface Language {
  key: string;
  name: string;
}

/** Everything the shell needs, as far as the caller may see it (protocol 3.1). Anonymous: user id 0, name "". */
export interface GlobalData {
  serverName: string;
  serverVersion: string;
  serverUUID: string;
  userId: number;
  userName: string;
  userAccess: Access;
  userEmail: string | null;
  projects: GlobalProject[];
  types: GlobalType[];
  users: { id: Id; name: string }[];
  settings: GlobalSettings;
  languages: Language[];
}
