import { formSchema } from '@/forms/formSchema';
import { option, unchecked } from '@/forms/schema';
import type { ProjectAccess } from '@/protocol/access';

const access = option<ProjectAccess>();

export const memberSchema = formSchema({ access });

export const newMembersSchema = formSchema({ userIds: unchecked<number[]>(), access });

export const globalAccessSchema = formSchema({ isPublic: option<boolean>() });
