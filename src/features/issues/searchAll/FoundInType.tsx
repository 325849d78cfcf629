import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { selectSettings } from '@/entities/session';
import { foundPlaces } from '@/lib/foundPlaces';
import { formatInteger } from '@/lib/values/formatNumbers';
import { Column } from '@/protocol/enums';
import type { IssueList } from '@/protocol/issues';
import { issuePaths } from '@/routing/paths/issues';
import type { ListSearch } from '@/routing/paths/lists';
import { textKey } from '@/rules/textKey';
import { useAppSelector } from '@/store/hooks';
import { LazyErrorText } from '@/ui/LazyErrorText';
import { statusSentences } from '../list/statusMessages';
import styles from './SearchAll.module.css';
import { type SearchedType, selectFound, selectRefusal } from './searchAllTypes';

/** Of each type so many are named; its list has the others. */
const rowsPerType = 10;

const numberOf = (issueId: number) => `#${String(issueId)}`;

interface FoundInTypeProps {
  type: SearchedType;
  search: ListSearch;
}

/** What was found in a type: nothing is shown where nothing was. */
export function FoundInType({ type: { name, question }, search }: FoundInTypeProps) {
  const intl = useIntl();
  const found = useAppSelector((state) => selectFound(state, question));
  const refusal = useAppSelector((state) => selectRefusal(state, question));
  const settings = useAppSelector(selectSettings);
  const headingId = useId();
  if (!refusal && !found?.totalCount) return null;
  const total = found?.totalCount ?? 0;
  const last = Math.min(found?.issues.length ?? 0, rowsPerType);
  return (
    <section className={styles['type']} aria-labelledby={headingId}>
      <h2 className={styles['heading']} id={headingId}>
        <Link to={question.path} dir="auto">
          {name}
        </Link>
        {!refusal && <span className={styles['count']}>{formatInteger(total, settings)}</span>}
      </h2>
      {refusal ? (
        <p className={styles['refusal']} role="status">
          <LazyErrorText error={refusal} />
        </p>
      ) : (
        found && <FoundIssues found={found} search={search} />
      )}
      {!refusal && total > last && (
        <Link className={styles['more']} to={question.path}>
          {intl.formatMessage(statusSentences.statusRange, { first: 1, last, total })}
        </Link>
      )}
    </section>
  );
}

function FoundIssues({ found, search }: { found: IssueList; search: ListSearch }) {
  const nameAt = found.columns.findIndex(({ id }) => id === Column.name);
  // Beside the name: who it is by, where that is searched.
  const isByWhom = search.column === Column.createdBy || search.column === Column.modifiedBy;
  const whomAt = found.columns.findIndex(({ id }) => isByWhom && id === search.column);
  const cellOf = (cells: IssueList['issues'][number]['cells'], at: number) =>
    String(cells[at] ?? '');
  return (
    <ul className={styles['issues']}>
      {found.issues.slice(0, rowsPerType).map(({ id, cells }) => (
        <li key={id}>
          <Link className={styles['issue']} to={issuePaths.issueDetails.url({ issueId: id })}>
            <span className={styles['number']}>{numberOf(id)}</span>
            <span className={styles['name']} dir="auto" data-tip-cut>
              <Marked
                text={cellOf(cells, nameAt)}
                sought={search.column === Column.name ? search.value : ''}
              />
            </span>
            {whomAt >= 0 && (
              <span className={styles['whom']} dir="auto">
                <Marked text={cellOf(cells, whomAt)} sought={search.value} />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A text in which what was sought is marked. */
function Marked({ text, sought }: { text: string; sought: string }) {
  const places = foundPlaces(text, sought, textKey);
  return (
    <>
      {places.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <mark className={styles['found']}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(places.at(-1)?.end ?? 0)}
    </>
  );
}
