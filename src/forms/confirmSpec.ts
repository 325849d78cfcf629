import type { UnknownAction } from '@reduxjs/toolkit';
import type { MessageDescriptor } from 'react-intl';
import type { ApiErrorName } from '@/protocol/errorCodes';
import type { SaveAction } from '@/saving/sendSave';
import type { SingleChange } from '@/screen/issueView';
import type { WindowContext, WindowPage } from '@/windows/windowPage';
import type { ConfirmGuard } from './confirmGuard';
import type { NoticeKind } from '@/ui/Notice';

/** Something the user should know before confirming. */
export interface ConfirmNotice<Params> {
  message: MessageDescriptor;
  kind: NoticeKind;
  /** Always shown without it. */
  isShown?: (context: WindowContext<Params>) => boolean;
}

/** An operation without fields, as data; `Was` is what it says of what it began with. */
export interface ConfirmSpec<Params, Was = undefined> extends Pick<
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
  /** For what cannot be undone: what others have changed since the question was opened stops it once. */
  guard?: ConfirmGuard<Params, Was>;
  /** Answers the question: the verb of the title. */
  submitLabel: MessageDescriptor;
  /** Answers it once one has seen what others have changed; by default that something is deleted all the same. */
  anywayLabel?: MessageDescriptor;
  /** Read out once it is done, as what it was about is gone from the screen; `{name}` in it is the subject. */
  done?: MessageDescriptor;
  /** Tells the screen below, once it is done, what takes the place of what was there. Asked for before that. */
  leaves?: (context: WindowContext<Params>) => UnknownAction | (() => void);
  submit: (
    context: WindowContext<Params>,
    isForced: boolean,
    /** What is known of it by then; of questions without a guard nothing is. */
    was: Was | undefined,
  ) => SaveAction;
  /** What can be taken back once it is done; by default nothing. */
  undo?: (context: WindowContext<Params>) => SingleChange;
  /** Raw path of Cancel. */
  backTo: (context: WindowContext<Params>) => string;
  /** Raw path after success; by default `backTo`. */
  savedTo?: (context: WindowContext<Params>) => string;
}
