import type { UserEvent } from '@testing-library/user-event';
import type { OperationPath } from '@/protocol/operations';
import type { WindowAccess } from '@/windows/windowAccess';
import type { Login } from '@tests/support/server/recordedCalls';

/** A form with fields: what is true of it as of every other. What it sends is told by the suite of its area. */
export interface FormCase {
  at: string;
  as: Login;
  /** Whom the window turns away by itself; 'anybody' where only the server knows. */
  access: WindowAccess;
  title: string;
  /** Answers that nobody recorded. */
  prepare?: () => void;
  /** What is asked of the server before the form is there, in any order. */
  loads: readonly { path: OperationPath; payload: object }[];
  /** Makes a difference that can be saved. */
  change: (user: UserEvent) => Promise<void>;
  save: OperationPath;
  /** How often `save` itself is asked, to no effect, whether one whose answer was lost was carried out; by default never. */
  looks?: number;
  /** It changes something, so that there may be nothing to save. */
  isEdit: boolean;
  cancelledTo: string;
  /**
   * What somebody else makes of the field that `change` changes while it is open: a value by its place in the first of
   * `loads`, and how that is shown. Absent where no two can differ, as of two choices the user takes the other.
   */
  meanwhile?: { place: string; value: unknown; shown: string };
  /** The same of another field, with its name on screen and what is sent of it. Absent where there is no other. */
  beside?: { place: string; value: unknown; name: string; sent: object };
}
