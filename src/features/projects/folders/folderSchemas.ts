import { formSchema } from '@/forms/formSchema';
import { requiredChoice, requiredText } from '@/forms/schema';
import { clientErrorMessages } from '@/i18n/clientErrorMessages';
import { maxLengths } from '@/protocol/limits';

export const newFolderSchema = formSchema({
  name: requiredText(maxLengths.name),
  typeId: requiredChoice<number>(clientErrorMessages.NoTypeSelected),
});

export const moveFolderSchema = formSchema({
  projectId: requiredChoice<number>(clientErrorMessages.NoProjectSelected),
});
