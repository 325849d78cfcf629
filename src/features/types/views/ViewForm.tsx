import { type ReactNode, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { NameField } from '@/forms/fields/NameField';
import { FormPage } from '@/forms/FormPage';
import { formSource } from '@/forms/formSource';
import type { Attribute } from '@/protocol/attributes';
import type { Answer } from '@/protocol/operations';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import type { ScreenQuery } from '@/windows/screenQuery';
import { useDefinitionContext } from '@/forms/conditions/useDefinitionContext';
import { ColumnsPanel } from './ColumnsPanel';
import { FiltersPanel } from './FiltersPanel';
import { SortPanel } from './SortPanel';
import { columnsOfType } from '@/forms/conditions/viewColumns';
import { Notice } from '@/ui/Notice';
import { viewSentences } from './messages';
import { type SentView, viewSchema } from './viewSchema';
import {
  columnsValuesOf,
  filterRowsOf,
  type NamedView,
  namedView,
  type ViewValues,
} from './viewValues';

interface ViewFormProps {
  typeId: number;
  attributes: readonly Attribute[];
  initial: NamedView;
  onSubmit: (view: SentView) => Promise<unknown>;
  submitLabel: MessageDescriptor;
  /** What the form is made of, unless it adds a view. */
  edits?: ScreenQuery<Answer<'loadView'>>;
  /** What is to be known before. */
  children?: ReactNode;
}

/** A view with a name. */
export function ViewForm({
  typeId,
  attributes,
  initial,
  onSubmit,
  submitLabel,
  edits,
  children,
}: ViewFormProps) {
  const intl = useIntl();
  const context = useDefinitionContext();
  const known = columnsOfType(attributes);
  const toValues = (view: NamedView): ViewValues => ({
    name: view.name,
    ...columnsValuesOf(view, known),
    filters: filterRowsOf(view.filters, known, context),
  });
  const [initialValues] = useState(() => toValues(initial));
  // What is loaded later may have fewer; this is what the form was made without.
  const [leftCount] = useState(() => initial.filters.length - initialValues.filters.length);
  return (
    <FormPage
      initialValues={initialValues}
      schema={viewSchema(known, context)}
      onSubmit={onSubmit}
      fieldOfError={{ ViewAlreadyExists: 'name' }}
      backTo={issueTypePaths.viewSettings.url({ typeId })}
      submitLabel={submitLabel}
      edits={edits && formSource(edits, (stored) => toValues(namedView(stored)))}
    >
      {(values) => (
        <>
          {children}
          {leftCount > 0 && (
            <Notice kind="warning">
              {intl.formatMessage(viewSentences.left, { count: leftCount })}
            </Notice>
          )}
          <NameField />
          <div>
            <ColumnsPanel values={values} known={known} />
            <SortPanel columns={values.columns} known={known} />
            <FiltersPanel filters={values.filters} known={known} context={context} />
          </div>
        </>
      )}
    </FormPage>
  );
}
