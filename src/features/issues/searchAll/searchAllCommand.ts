import { defineCommand } from '@/commands/command';
import { issueTypes } from '@/entities/issueTypes';
import { searchAllUrl } from '@/routing/paths/searchAll';
import { selectSearch } from '@/screen/issueList';
import { SearchIcon } from '@/ui/icons';
import { searchAllMessages } from '../list/searchAllMessages';
import { asCommon } from './commonColumns';

/** Looks for issues whatever their type, at first for what the list is searched for. */
export const searchAll = defineCommand({
  id: 'go.searchAll',
  on: 'nothing',
  message: searchAllMessages.searchAll,
  icon: SearchIcon,
  group: 'go',
  appliesTo: (state) => issueTypes.selectTotal(state) > 0,
  href: (state) => searchAllUrl(asCommon(selectSearch(state))),
});
