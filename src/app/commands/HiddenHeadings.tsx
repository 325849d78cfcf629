import { useIntl } from 'react-intl';
import type { PaletteGroup } from './paletteEntries';

interface HiddenHeadingsProps {
  groups: readonly PaletteGroup[];
  idOf: (group: number) => string;
}

/**
 * What describes entries by their heading for the ear: that may be out of view, and so not there, while entries below it
 * are. A group around them would be made anew with each letter that moves its heading.
 */
export function HiddenHeadings({ groups, idOf }: HiddenHeadingsProps) {
  const intl = useIntl();
  return (
    <div hidden>
      {groups.map(({ heading }, group) => (
        <span key={group} id={idOf(group)}>
          {intl.formatMessage(heading)}
        </span>
      ))}
    </div>
  );
}
