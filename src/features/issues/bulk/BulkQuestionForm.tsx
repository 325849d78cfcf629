import { attributes } from '@/entities/attributes';
import type { BulkForm } from '@/screen/bulkJob';
import { useAppSelector } from '@/store/hooks';
import { CellsQuestion } from '../cells/CellsQuestion';
import { ActQuestion } from './ActQuestion';
import { FolderQuestion } from './FolderQuestion';
import { ValueQuestion } from './ValueQuestion';

/** What has to be known before a job begins. */
export function BulkQuestionForm({ form }: { form: BulkForm }) {
  const { question, issueIds } = form;
  const attribute = useAppSelector((state) =>
    question.kind === 'value' ? attributes.selectById(state, question.attributeId) : undefined,
  );
  switch (question.kind) {
    case 'value':
      return (
        attribute && <ValueQuestion attribute={attribute} issueIds={issueIds} put={question.put} />
      );
    case 'cells':
      return <CellsQuestion question={question} issueIds={issueIds} />;
    case 'folder':
      return <FolderQuestion issueIds={issueIds} />;
    default:
      return <ActQuestion act={question} issueIds={issueIds} />;
  }
}
