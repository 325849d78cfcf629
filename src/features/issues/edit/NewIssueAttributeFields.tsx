import type { TypeAttribute } from '@/entities/attributes';
import { useFormField } from '@/forms/useFormField';
import { AttributeFields } from './AttributeFields';
import { useValueContext } from './useValueContext';

/** The attributes of a new issue: the project chosen above decides whom they suggest. */
export function NewIssueAttributeFields({ attributes }: { attributes: readonly TypeAttribute[] }) {
  const { value: projectId } = useFormField('projectId');
  const contextOf = useValueContext();
  return (
    <AttributeFields
      attributes={attributes}
      context={contextOf(typeof projectId === 'number' ? projectId : null)}
    />
  );
}
