import { createContext, use } from 'react';

/** Goes to a raw path; `replace` swaps the current history entry instead of adding one. */
export type Go = (rawPath: string, options?: { replace?: boolean }) => void;

/** Provided by the app, whose store keeps the location. */
export const GoContext = createContext<Go>(() => {
  throw new Error('There is nothing around this component that navigates.');
});

/** The way a component navigates. Going to where one already is does nothing. */
export function useGo(): Go {
  return use(GoContext);
}
