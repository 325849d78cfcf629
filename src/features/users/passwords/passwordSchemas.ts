import { formSchema } from '@/forms/formSchema';
import { checkbox, repeatedPassword, requiredPassword } from '@/forms/schema';
import { maxLengths } from '@/protocol/limits';

const newPassword = requiredPassword(maxLengths.password);
const repeated = repeatedPassword('newPassword', maxLengths.password);

export const ownPasswordSchema = formSchema({
  password: requiredPassword(maxLengths.password),
  newPassword,
  repeated,
});

export const passwordSchema = formSchema({ newPassword, repeated, mustChangePassword: checkbox() });
