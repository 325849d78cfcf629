import type { Answer, OperationAt, OperationPath } from '@/protocol/operations';
import type { WindowAccess } from '@/windows/windowAccess';
import type { Login } from '@tests/support/server/recordedCalls';

/** A question without fields: what it asks, whom, and what follows. */
export interface Confirmation<Path extends OperationPath = OperationPath> {
  at: string;
  as: Login;
  access: WindowAccess;
  title: string;
  /** The whole question. */
  asks: string;
  /** What of it is in bold. */
  names?: readonly string[];
  /** What else there is to know. */
  notes?: readonly string[];
  /** The list that must be open before, and the count that shows it. */
  list?: { at: string; count: string };
  /** Answers that nobody recorded. */
  prepare?: () => void;
  /** What is asked of the server before the user. */
  load?: { path: OperationPath; payload: object };
  save: { path: Path; payload: object; answer: Answer<OperationAt<Path>> };
  /** What is lost with it. */
  force?: {
    warning: string;
    refusal: number;
    /** The server says that there is nothing to lose. */
    empty?: () => void;
  };
  /** A refusal that is the end of it: Close returns. */
  finalRefusal?: { code: number; text: string };
  /** Cannot be undone. */
  isDangerous?: boolean;
  /** What somebody else may make of it while one is asked, and what it is called. */
  meanwhile?: {
    place: string;
    value: unknown;
    label: string;
    before: string | RegExp;
    after: string;
    by?: string;
  };
  cancelledTo: string;
  /** Where success leads; by default where Cancel leads. */
  savedTo?: string;
}
