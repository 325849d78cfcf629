import { accountCalls } from './accountCalls';
import { alertCalls } from './alertCalls';
import { archiveCalls } from './archiveCalls';
import { attributeCalls } from './attributeCalls';
import { commentCalls } from './commentCalls';
import type { Call } from './defineCall';
import { eventCalls } from './eventCalls';
import { fileCalls } from './fileCalls';
import { folderCalls } from './folderCalls';
import { globalCall } from './globalCall';
import { inboxCalls } from './inboxCalls';
import { issueCalls } from './issueCalls';
import { issueDescriptionCalls } from './issueDescriptionCalls';
import { issueListCalls } from './issueListCalls';
import { memberCalls } from './memberCalls';
import { projectCalls } from './projectCalls';
import { reportCalls } from './reportCalls';
import { requestCalls } from './requestCalls';
import { sessionCalls } from './sessionCalls';
import { settingsCalls } from './settingsCalls';
import { typeCalls } from './typeCalls';
import { userCalls } from './userCalls';
import { viewCalls } from './viewCalls';

/** Every call of the protocol (api appendix). */
export const allCalls: readonly Call[] = [
  ...accountCalls,
  ...alertCalls,
  ...archiveCalls,
  ...attributeCalls,
  ...commentCalls,
  ...eventCalls,
  ...fileCalls,
  ...folderCalls,
  globalCall,
  ...inboxCalls,
  ...issueCalls,
  ...issueDescriptionCalls,
  ...issueListCalls,
  ...memberCalls,
  ...projectCalls,
  ...reportCalls,
  ...requestCalls,
  ...sessionCalls,
  ...settingsCalls,
  ...typeCalls,
  ...userCalls,
  ...viewCalls,
];
