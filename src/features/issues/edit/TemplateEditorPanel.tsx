import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { actionMessages } from '@/i18n/actionMessages';
import { commonMessages } from '@/i18n/commonMessages';
import type { TemplateEditor } from '@/screen/addingState';
import { IconButton } from '@/ui/IconButton';
import { CloseIcon } from '@/ui/icons';
import styles from './AddIssuePage.module.css';
import { addingMessages, addingSentences } from './addingMessages';
import { isTooLong, type IssueTemplate, maxTemplates } from './keptValues';
import { TemplateNameForm } from './TemplateNameForm';
import { TemplateRow } from './TemplateRow';

type TemplateContent = Omit<IssueTemplate, 'name'>;

interface TemplateEditorProps {
  editor: TemplateEditor;
  templates: readonly IssueTemplate[];
  /** What is in the form, and what of it is left out. */
  readForm: () => { content: TemplateContent; leftOut: readonly string[] } | null;
  /** Whether the browser kept them. */
  onKeep: (templates: readonly IssueTemplate[]) => boolean;
  onNews: (text: string, leftOut: readonly string[], undo: (() => void) | null) => void;
  /** Null closes it. */
  onEdit: (editor: TemplateEditor | null) => void;
}

/** Keeps what is in the form as a template, or shows the templates there are, to rename, replace and delete them. */
export function TemplateEditorPanel(props: TemplateEditorProps) {
  const { editor, templates, readForm, onKeep, onNews, onEdit } = props;
  const intl = useIntl();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const isList = editor.kind === 'list';
  const title = isList ? addingMessages.editTemplates : addingMessages.saveTemplate;

  // External system: the focus. A name takes it itself.
  useLayoutEffect(() => {
    if (isList) panel.current?.focus();
  }, [isList]);

  function handleKeyDown(event: KeyboardEvent) {
    const { defaultPrevented, isComposing } = event.nativeEvent;
    // The form of a name has taken it already.
    if (event.key !== 'Escape' || defaultPrevented || isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onEdit(null);
  }

  /** Puts others in place of the templates, and says so. */
  function keep(next: readonly IssueTemplate[], text: string, leftOut: readonly string[] = []) {
    const isKept = onKeep(next);
    if (isKept) {
      onNews(text, leftOut, () => {
        onKeep(templates);
      });
    } else {
      onNews(intl.formatMessage(addingMessages.notKept), [], null);
    }
    return isKept;
  }

  function replace(template: IssueTemplate) {
    const read = readForm();
    if (!read) return;
    const next = { ...read.content, name: template.name };
    if (isTooLong(next)) {
      onNews(intl.formatMessage(addingMessages.tooLong), [], null);
      return;
    }
    keep(
      templates.map((one) => (one === template ? next : one)),
      intl.formatMessage(addingSentences.templateSaved, { name: template.name }),
      read.leftOut,
    );
  }

  function remove(template: IssueTemplate) {
    const next = templates.filter((one) => one !== template);
    const text = intl.formatMessage(addingSentences.templateDeleted, { name: template.name });
    const place = templates.indexOf(template);
    const isKept = flushSync(() => keep(next, text));
    if (!isKept) return;
    if (next.length === 0) onEdit(null);
    else focusRow(Math.min(place, next.length - 1), -1);
  }

  /** The focus goes to a button of what has come to that place. */
  function focusRow(place: number, button: 0 | -1) {
    const row = panel.current?.querySelectorAll('li')[place];
    [...(row?.querySelectorAll('button') ?? [])].at(button)?.focus();
  }

  function save(name: string) {
    const read = readForm();
    if (!read) return false;
    return keep(
      [...templates, { ...read.content, name }],
      intl.formatMessage(addingSentences.templateSaved, { name }),
      read.leftOut,
    );
  }

  function rename(template: IssueTemplate, name: string) {
    return keep(
      templates.map((one) => (one === template ? { ...one, name } : one)),
      intl.formatMessage(addingSentences.templateSaved, { name }),
    );
  }

  // It takes the focus, and Esc closes it.
  const stop = { tabIndex: -1, onKeyDown: handleKeyDown };

  return (
    <section className={styles['templates']} ref={panel} {...stop} aria-labelledby={titleId}>
      <div className={styles['header']}>
        <h2 className={styles['title']} id={titleId}>
          {intl.formatMessage(title)}
        </h2>
        <IconButton
          label={intl.formatMessage(commonMessages.close)}
          icon={CloseIcon}
          onClick={() => {
            onEdit(null);
          }}
        />
      </div>
      {editor.kind === 'new' ? (
        <TemplateNameForm
          label={intl.formatMessage(title)}
          name=""
          problemOf={(name) => {
            const content = readForm()?.content;
            if (templates.length >= maxTemplates) return addingMessages.full;
            if (templates.some((one) => one.name === name)) return addingMessages.taken;
            return content && isTooLong({ ...content, name }) ? addingMessages.tooLong : null;
          }}
          onName={save}
          onEnd={() => {
            onEdit(null);
          }}
        />
      ) : (
        <ul className={styles['list']} aria-labelledby={titleId}>
          {templates.map((template, place) => (
            <li key={template.name} className={styles['template']}>
              {editor.renamed === template.name ? (
                <div className={styles['name']}>
                  <TemplateNameForm
                    label={intl.formatMessage(actionMessages.rename)}
                    name={template.name}
                    problemOf={(name) =>
                      templates.some((one) => one !== template && one.name === name)
                        ? addingMessages.taken
                        : null
                    }
                    onName={(name) => rename(template, name)}
                    onEnd={() => {
                      flushSync(() => {
                        onEdit({ kind: 'list', renamed: null });
                      });
                      focusRow(place, 0);
                    }}
                  />
                </div>
              ) : (
                <TemplateRow
                  template={template}
                  onRename={() => {
                    onEdit({ kind: 'list', renamed: template.name });
                  }}
                  onReplace={() => {
                    replace(template);
                  }}
                  onDelete={() => {
                    remove(template);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
