import { formSchema } from '@/forms/formSchema';
import { option, unchecked } from '@/forms/schema';
import type { ProjectAccess } from '@/protocol/access';

const access = option<ProjectAccess>();

export const userProjectSchema = formSchema({ access });

export const newUserProjectsSchema = formSchema({ projectIds: unchecked<number[]>(), access });
