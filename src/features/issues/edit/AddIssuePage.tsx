import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { globalApi } from '@/api/endpoints/global';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { issueTypes } from '@/entities/issueTypes';
import type { FormHandle } from '@/forms/FormHandle';
import type { FormAnother } from '@/forms/useFormPage';
import { screenMessages } from '@/i18n/screenMessages';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { useSave } from '@/saving/useSave';
import { chooseAnother, noteAdded, selectAdding } from '@/screen/adding';
import type { AddedIssue } from '@/screen/addingState';
import { selectMainPath, selectOpenedAt, selectPath } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { withRouter } from '@/windows/AddressRouter';
import { definePage } from '@/windows/windowPage';
import { AddIssueHead } from './AddIssueHead';
import styles from './AddIssuePage.module.css';
import { addingMessages } from './addingMessages';
import { keptWire } from './defaultTexts';
import type { NewIssueValues, ReadNewIssue } from './issueSchemas';
import { keepAddsAnother, keepLastValues, readAddsAnother } from './keptValues';
import { NewIssueForm, type NewIssueFormProps } from './NewIssueForm';
import { type IssueLocation, selectNewIssueLocation } from './newIssueLocation';
import { type NewIssueContext, type NewIssueStart, startNewIssue } from './newIssueStart';
import { readPrefill } from './prefillText';
import { useKept } from './useKept';
import { useNewIssueContext } from './useNewIssueContext';
import { useUndoAdded } from './useUndoAdded';

interface AddIssueParams {
  typeId: number;
}

export const page = definePage<AddIssueParams>({
  isReady: ({ state }) => globalApi.endpoints.getGlobal.select(undefined)(state).data !== undefined,
  check: ({ params: { typeId }, state }) =>
    issueTypes.selectById(state, typeId) ? null : { kind: 'api', code: ApiErrorCode.UnknownType },
  title: () => ({ message: screenMessages.addIssue }),
  Page: withRouter(AddIssue),
});

/** Adds an issue, or one after another (decision 056): each of them is a form of its own. */
function AddIssue({ typeId }: AddIssueParams) {
  const dispatch = useAppDispatch();
  const addIssue = useSave(issueChangesApi.endpoints.addIssue);
  const backTo = useAppSelector(selectMainPath) ?? '';
  const openedAt = useOpenedAt();
  const context = useNewIssueContext(typeId);
  const { prefill, ignored } = useSaidByAddress(context);
  const adding = useAppSelector((state) => selectAdding(state, openedAt));
  const [chosenBefore] = useState(readAddsAnother);
  const kept = useKept(typeId);
  const location = usePlaceOfNew(context, adding.added);
  const handle = useRef<FormHandle<NewIssueValues>>(null);
  const begun = useRef<NewIssueStart>(null);

  const { noteAddedIssue, ...hands } = useUndoAdded();

  async function save({ issue, wires }: ReadNewIssue): Promise<SavedIssue> {
    const { issueId, stampId } = await addIssue(issue);
    const { name, folderId } = issue;
    const values = context.attributes.map((attribute) => {
      const { attributeId: id, name } = attribute;
      const read = { text: handle.current?.values.attributes[id] ?? '', wire: wires[id] ?? '' };
      return { id, name, value: keptWire(attribute, read, begun.current?.defaults ?? {}) };
    });
    keepLastValues(kept.place, values);
    return { issueId, name, folderId, stampId };
  }

  const another: FormAnother<SavedIssue> = {
    label: addingMessages.addAnother,
    isChosen: adding.another ?? chosenBefore,
    onChoose: (isChosen) => {
      keepAddsAnother(isChosen);
      dispatch(chooseAnother(openedAt, isChosen));
    },
    onSaved: ({ stampId, ...added }) => {
      dispatch(noteAdded(openedAt, added));
      noteAddedIssue(added, stampId);
    },
  };

  function keptToBeginWith() {
    const { base } = adding;
    const template =
      base.kind === 'template' ? kept.templates.find(({ name }) => name === base.name) : undefined;
    const values = base.kind === 'last' ? kept.lastValues : template?.values;
    return values ? { values, template: template ?? null } : null;
  }

  return (
    <div className={styles['page']} {...hands}>
      <AddIssueHead
        typeId={typeId}
        openedAt={openedAt}
        context={context}
        ignored={ignored}
        kept={kept}
        handle={handle}
        begun={begun}
      />
      <StartedForm
        key={adding.count}
        turn={adding.count}
        typeId={typeId}
        backTo={backTo}
        onSubmit={save}
        another={another}
        handle={handle}
        begun={begun}
        begin={() =>
          startNewIssue(context, {
            location,
            prefill,
            kept: keptToBeginWith(),
            isNext: adding.count > 0,
          })
        }
      />
    </div>
  );
}

interface SavedIssue extends AddedIssue {
  stampId: number;
}

interface StartedFormProps extends Pick<
  NewIssueFormProps<SavedIssue>,
  'typeId' | 'backTo' | 'onSubmit' | 'another' | 'turn' | 'handle'
> {
  begin: () => NewIssueStart;
  begun: RefObject<NewIssueStart | null>;
}

/** What it begins with is read once, when it opens: `[Today]` must not move while somebody types. */
function StartedForm({ begin, begun, ...rest }: StartedFormProps) {
  const [start] = useState(begin);
  const { values, serverTexts, problems } = start;
  useImperativeHandle(begun, () => start, [start]);
  return (
    <NewIssueForm
      {...rest}
      submitLabel={screenMessages.addIssue}
      initialValues={values}
      initialProblems={problems}
      serverTexts={serverTexts}
    />
  );
}

/** When the form was opened; it stays that form while one leaves. */
function useOpenedAt(): number {
  const now = useAppSelector(selectOpenedAt);
  const [openedAt] = useState(now);
  return openedAt;
}

/** Read once, too: what is typed counts from then on. */
function useSaidByAddress({ attributes }: NewIssueContext) {
  const path = useAppSelector(selectPath);
  const [said] = useState(() => {
    const start = path.indexOf('?');
    return readPrefill(start < 0 ? '' : path.slice(start + 1), attributes);
  });
  return said;
}

/** Where the issue before went, else where the list is. */
function usePlaceOfNew({ folders }: NewIssueContext, added: AddedIssue | null): IssueLocation {
  const ofList = useAppSelector((state) => selectNewIssueLocation(state, folders));
  const folder = added && folders.find(({ folderId }) => folderId === added.folderId);
  return folder ? { projectId: folder.projectId, folderId: folder.folderId } : ofList;
}
