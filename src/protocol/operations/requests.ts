import type { Changed, Id, NoPayload } from '../scalars';
import type { RegistrationRequest } from '../users';
import { mutation, query } from '../operation';

export const requestOperations = {
  listRequests: query('/users/requests/list.php', 'administrator')<
    NoPayload,
    { requests: RegistrationRequest[] }
  >(),
  loadRequest: query('/users/requests/load.php', 'administrator')<
    { requestId: Id },
    { details: RegistrationRequest }
  >(),
  approveRequest: mutation('/users/requests/approve.php', 'administrator')<
    { requestId: Id; projects: Id[] },
    Changed & { userId: Id }
  >(),
  rejectRequest: mutation('/users/requests/reject.php', 'administrator')<{ requestId: Id }, null>(),
};
