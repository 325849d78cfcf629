import { Fragment, type ReactNode } from 'react';
import { Initials } from './Initials';

/** Between several; no name has a comma then. */
const separator = ', ';

interface PeopleProps {
  names: readonly string[];
  /** How a name is drawn, where it is more than its text. */
  draw?: (name: string) => ReactNode;
}

/** People, each with initials before the name. */
export function People({ names, draw = (name) => name }: PeopleProps) {
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && separator}
      <bdi>
        <Initials name={name} />
        {draw(name)}
      </bdi>
    </Fragment>
  ));
}
