import { issuePaths } from '@/routing/paths/issues';
import type { DeskRow } from './deskRows';
import styles from './IssueLinks.module.css';

const numberOf = (issueId: number) => `#${String(issueId)}`;

/** Issues by number and name, one a line. */
export function IssueLinks({ issues }: { issues: readonly DeskRow[] }) {
  return (
    <ul className={styles['issues']}>
      {issues.map(({ issueId, name }) => (
        <li key={issueId}>
          <a className={styles['issue']} href={`#${issuePaths.issueDetails.url({ issueId })}`}>
            <span className={styles['number']}>{numberOf(issueId)}</span>
            <span className={styles['name']} dir="auto" data-tip-cut>
              {name}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
