/** Which field of a user a refusal belongs to (screens-admin 4.3). */
export const fieldOfUserError = {
  UserAlreadyExists: 'name',
  LoginAlreadyExists: 'login',
  EmailAlreadyExists: 'email',
} as const;
