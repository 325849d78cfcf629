import { formSchema } from '@/forms/formSchema';
import { requiredText } from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';

export const typeNameSchema = formSchema({ name: requiredText(maxLengths.name) });
