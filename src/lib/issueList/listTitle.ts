/** Of the type, view, project and folder a list is limited to, their names. */
interface Named {
  type: { name: string } | null;
  view: { name: string } | null;
  project: { name: string } | null;
  folder: { name: string } | null;
}

/** Type, then " - View", " | Project", " - Folder" as far as selected; empty without a type (screens 6). */
export function listTitle({ type, view, project, folder }: Named): string {
  if (!type) return '';
  return (
    type.name +
    (view ? ` - ${view.name}` : '') +
    (project ? ` | ${project.name}` : '') +
    (folder ? ` - ${folder.name}` : '')
  );
}
