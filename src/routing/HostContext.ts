import { createContext, use } from 'react';

/** Address of the server without a trailing slash; provided by the app. */
export const HostContext = createContext('');

/** The server's address, for links that leave the client (routing/hostLinks). */
export function useBaseUrl(): string {
  return use(HostContext);
}
