import { type ReactNode, useState } from 'react';
import { TextField } from '@/forms/fields/TextField';
import { FormPage } from '@/forms/FormPage';
import { columnMessages } from '@/i18n/columnMessages';
import type { Attribute } from '@/protocol/attributes';
import { maxLengths } from '@/protocol/limits';
import type { Filter, ViewColumns, ViewColumnsInput } from '@/protocol/views';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { useDefinitionContext } from '../useDefinitionContext';
import { ColumnsPanel } from './ColumnsPanel';
import { FiltersPanel } from './FiltersPanel';
import { SortPanel } from './SortPanel';
import { columnsOfType } from './viewColumns';
import { viewSchema } from './viewSchema';
import {
  columnsInputOf,
  columnsValuesOf,
  filterRowsOf,
  filtersOf,
  type ViewValues,
} from './viewValues';

interface ViewFormProps {
  typeId: number;
  attributes: readonly Attribute[];
  initial: ViewColumns & { name: string; filters: readonly Filter[] };
  onSubmit: (view: ViewColumnsInput & { name: string; filters: Filter[] }) => Promise<unknown>;
  skipUnchanged?: boolean;
  /** The prompt. */
  children: ReactNode;
}

/** A view with a name (screens-admin 3.3). */
export function ViewForm({
  typeId,
  attributes,
  initial,
  onSubmit,
  skipUnchanged = false,
  children,
}: ViewFormProps) {
  const context = useDefinitionContext();
  const known = columnsOfType(attributes);
  const [initialValues] = useState<ViewValues>(() => ({
    name: initial.name,
    ...columnsValuesOf(initial, known),
    filters: filterRowsOf(initial.filters, known, context),
  }));
  return (
    <FormPage
      initialValues={initialValues}
      schema={viewSchema(known, context)}
      onSubmit={({ name, filters, ...columns }) =>
        onSubmit({
          name,
          ...columnsInputOf(columns),
          filters: filtersOf(filters, known, context),
        })
      }
      fieldOfError={{ ViewAlreadyExists: 'name' }}
      backTo={issueTypePaths.viewSettings.url({ typeId })}
      skipUnchanged={skipUnchanged}
    >
      {(values) => (
        <>
          {children}
          <TextField
            name="name"
            label={columnMessages.name}
            maxLength={maxLengths.name}
            isRequired
          />
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
