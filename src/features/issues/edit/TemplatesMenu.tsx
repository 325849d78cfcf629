import { useIntl } from 'react-intl';
import type { AddingBase } from '@/screen/addingState';
import { Menu } from '@/ui/Menu';
import type { MenuItem } from '@/ui/MenuEntry';
import { addingMessages } from './addingMessages';
import type { IssueTemplate } from './keptValues';

interface TemplatesMenuProps {
  templates: readonly IssueTemplate[];
  base: AddingBase;
  onChoose: (template: IssueTemplate) => void;
  onSave: () => void;
  onEdit: () => void;
  onCopyLink: () => void;
}

/** The templates of the type, and what is done with what is in the form. */
export function TemplatesMenu({ templates, base, ...props }: TemplatesMenuProps) {
  const intl = useIntl();
  const { onChoose, onSave, onEdit, onCopyLink } = props;
  const label = intl.formatMessage(addingMessages.templates);
  const chosen = templates.map((template): MenuItem => ({
    key: template.name,
    label: template.name,
    isCurrent: base.kind === 'template' && base.name === template.name,
    onSelect: () => {
      onChoose(template);
    },
  }));
  const save: MenuItem = {
    key: 'save',
    label: intl.formatMessage(addingMessages.saveTemplate),
    onSelect: onSave,
  };
  const edit: MenuItem = {
    key: 'edit',
    label: intl.formatMessage(addingMessages.editTemplates),
    onSelect: onEdit,
  };
  const copy: MenuItem = {
    key: 'copy',
    label: intl.formatMessage(addingMessages.copyLink),
    onSelect: onCopyLink,
  };
  return (
    <Menu
      label={label}
      caption={label}
      groups={[
        { key: 'templates', items: chosen },
        { key: 'edit', items: templates.length > 0 ? [save, edit] : [save] },
        // Pages that came over plain HTTP have no clipboard.
        { key: 'link', items: 'clipboard' in navigator ? [copy] : [] },
      ]}
    />
  );
}
