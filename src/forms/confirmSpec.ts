import type { MessageDescriptor } from 'react-intl';
import type { ApiErrorName } from '@/protocol/errorCodes';
import type { SaveAction } from '@/saving/sendSave';
import type { SingleChange } from '@/screen/issueView';
import type { WindowContext, WindowPage } from '@/windows/windowPage';
import type { NoticeKind } from '@/ui/Notice';

/** Something the user should know before confirming. */
export interface ConfirmNotice<Params> {
  message: MessageDescriptor;
  kind: NoticeKind;
  /** Always shown without it. */
  isShown?: (context: WindowContext<Params>) => boolean;
}

/** An operation without fields, as data. */
export interface ConfirmSpec<Params> extends Pick<
  WindowPage<Params>,
  'queries' | 'isReady' | 'check' | 'explain'
> {
  title: MessageDescriptor;
  /** The question; `{name}` in it is the subject and `{container}` what it belongs to, both in bold. */
  prompt: MessageDescriptor | ((context: WindowContext<Params>) => MessageDescriptor);
  /** What the operation is about. */
  subject?: (context: WindowContext<Params>) => string | undefined;
  container?: (context: WindowContext<Params>) => string | undefined;
  /** For what cannot be undone. The question itself stays calm, so that a warning below it stands out. */
  kind?: 'danger';
  notices?: readonly ConfirmNotice<Params>[];
  /** Deletes more than the object itself: warned of at once, or after the server has refused without it. */
  force?: {
    isNeeded: (context: WindowContext<Params>) => boolean;
    refusal: ApiErrorName;
    warning: MessageDescriptor;
  };
  /** Nothing can be done about it here: its text takes the place of the question, and Close returns. */
  finalRefusal?: ApiErrorName;
  /** Answers the question: the verb of the title. */
  submitLabel: MessageDescriptor;
  submit: (context: WindowContext<Params>, isForced: boolean) => SaveAction;
  /** What can be taken back once it is done; by default nothing. */
  undo?: (context: WindowContext<Params>) => SingleChange;
  /** Raw path of Cancel. */
  backTo: (context: WindowContext<Params>) => string;
  /** Raw path after success; by default `backTo`. */
  savedTo?: (context: WindowContext<Params>) => string;
}
