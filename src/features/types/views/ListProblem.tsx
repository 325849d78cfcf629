import { FieldError } from '@/forms/FieldError';
import type { FormField } from '@/forms/useFormField';

interface ListProblemProps {
  field: Pick<FormField, 'inputId' | 'problem'>;
}

/** What is wrong with a list as a whole, above it; it has no control of its own, so it is read out. */
export function ListProblem({ field: { inputId, problem } }: ListProblemProps) {
  return (
    problem && (
      <div role="alert">
        <FieldError id={`${inputId}-error`} problem={problem} />
      </div>
    )
  );
}
