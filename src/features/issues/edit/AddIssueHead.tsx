import { useIntl } from 'react-intl';
import { issueTypes } from '@/entities/issueTypes';
import { Prompt } from '@/forms/Prompt';
import { lazyCode, preloadCode } from '@/lib/lazyCode';
import { editTemplates, selectAdding } from '@/screen/adding';
import type { TemplateEditor } from '@/screen/addingState';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { lazyView } from '@/ui/lazyView';
import { MissingNotice } from '@/ui/MissingNotice';
import styles from './AddIssuePage.module.css';
import { AddIssueNotices } from './AddIssueNotices';
import { addingMessages } from './addingMessages';
import { keepTemplates } from './keptValues';
import { editPrompts } from './messages';
import { TemplatesMenu } from './TemplatesMenu';
import { type FilledForm, useFilling } from './useFilling';
import type { useKept } from './useKept';

const editorCode = lazyCode(() =>
  import(/* webpackChunkName: "issue-templates" */ './TemplateEditorPanel').then(
    (module) => module.TemplateEditorPanel,
  ),
);
const TemplateEditorPanel = lazyView(editorCode, MissingNotice);

function preloadEditor() {
  preloadCode([editorCode]);
}

/** For a pointer or a focus that comes near. */
const nearby = { onPointerEnter: preloadEditor, onFocus: preloadEditor };

interface AddIssueHeadProps extends FilledForm {
  /** Parts of the address that mean nothing. */
  ignored: readonly string[];
  kept: ReturnType<typeof useKept>;
}

/** Above the form: what it is for, what it can be filled with, and what became of the issue before. */
export function AddIssueHead({ ignored, kept, ...form }: AddIssueHeadProps) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { typeId, openedAt } = form;
  const { place, lastValues, templates } = kept;
  const type = useAppSelector((state) => issueTypes.selectById(state, typeId));
  const adding = useAppSelector((state) => selectAdding(state, openedAt));
  const filling = useFilling(form);

  function edit(editor: TemplateEditor | null) {
    dispatch(editTemplates(openedAt, editor));
    if (!editor) focusMenu();
  }

  return (
    <div className={styles['head']}>
      <div className={styles['line']}>
        <Prompt message={editPrompts.addIssue} values={{ type: type?.name ?? '' }} />
        <div className={styles['tools']} {...nearby} data-templates="">
          {lastValues && (
            <Button
              variant="quiet"
              onClick={() => {
                filling.fill(lastValues, null);
              }}
            >
              {intl.formatMessage(addingMessages.lastValues)}
            </Button>
          )}
          <TemplatesMenu
            templates={templates}
            base={adding.base}
            onChoose={(template) => {
              filling.fill(template.values, template);
            }}
            onSave={() => {
              edit({ kind: 'new' });
            }}
            onEdit={() => {
              edit({ kind: 'list', renamed: null });
            }}
            onCopyLink={() => void filling.copyLink()}
          />
        </div>
      </div>
      <AddIssueNotices
        added={adding.added}
        ignored={adding.count === 0 ? ignored : []}
        news={filling.news}
        onUndo={(undo) => {
          filling.tell(null);
          undo();
        }}
      />
      {adding.templates && (
        <TemplateEditorPanel
          editor={adding.templates}
          templates={templates}
          readForm={filling.readForm}
          onKeep={(next) => keepTemplates(place, next)}
          onNews={(text, leftOut, undo) => {
            filling.tell({ text, leftOut, undo: undo && withFocus(undo) });
          }}
          onEdit={edit}
        />
      )}
    </div>
  );
}

/** What was pressed goes with the notice. */
function withFocus(undo: () => void): () => void {
  return () => {
    undo();
    focusMenu();
  };
}

function focusMenu() {
  document.querySelector<HTMLElement>('[data-templates] [aria-haspopup="menu"]')?.focus();
}
