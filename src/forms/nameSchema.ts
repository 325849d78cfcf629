import { maxLengths } from '@/protocol/limits';
import { formSchema } from './formSchema';
import { requiredText } from './schema';

/** The form of something of which only the name is asked. */
export const nameSchema = formSchema({ name: requiredText(maxLengths.name) });
