/** Which field of a user a refusal belongs to. */
export const fieldOfUserError = {
  UserAlreadyExists: 'name',
  LoginAlreadyExists: 'login',
  EmailAlreadyExists: 'email',
} as const;
