import { attributesSlice } from './attributes';
import { foldersSlice } from './folders';
import { issuesSlice } from './issues';
import { issueTypesSlice } from './issueTypes';
import { projectsSlice } from './projects';
import { sessionSlice } from './session';
import { uploadsSlice } from './uploads';
import { usersSlice } from './users';
import { viewsSlice } from './views';

/** Reducers of all entity slices by their names in the state. */
export const entityReducers = {
  attributes: attributesSlice.reducer,
  folders: foldersSlice.reducer,
  issueTypes: issueTypesSlice.reducer,
  issues: issuesSlice.reducer,
  projects: projectsSlice.reducer,
  session: sessionSlice.reducer,
  uploads: uploadsSlice.reducer,
  users: usersSlice.reducer,
  views: viewsSlice.reducer,
};
