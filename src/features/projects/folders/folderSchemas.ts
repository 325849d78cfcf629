import { formSchema } from '@/forms/formSchema';
import { requiredChoice, requiredText } from '@/forms/schema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { maxLengths } from '@/protocol/limits';

const name = requiredText(maxLengths.name);

export const folderNameSchema = formSchema({ name });

export const newFolderSchema = formSchema({
  name,
  typeId: requiredChoice<number>(clientErrorMessages.NoTypeSelected),
});

export const moveFolderSchema = formSchema({
  projectId: requiredChoice<number>(clientErrorMessages.NoProjectSelected),
});
