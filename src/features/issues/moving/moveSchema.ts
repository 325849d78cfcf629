import { formSchema } from '@/forms/formSchema';
import { requiredChoice } from '@/forms/schema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';

/** Where an issue goes; without a project there is no folder to choose. */
export const moveSchema = formSchema(
  {
    projectId: requiredChoice<number>(clientErrorMessages.NoProjectSelected),
    folderId: requiredChoice<number>(clientErrorMessages.NoFolderSelected),
  },
  { after: { folderId: 'projectId' } },
);
