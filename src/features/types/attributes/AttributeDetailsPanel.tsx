import { useIntl } from 'react-intl';
import { CheckboxField } from '@/forms/fields/CheckboxField';
import { RadioGroupField } from '@/forms/fields/RadioGroupField';
import { Panel } from '@/ui/Panel';
import styles from './AttributeDetailsPanel.module.css';
import type { AttributeValues } from './attributeValues';
import { dateKinds } from './dateKinds';
import { definitionMessages } from './definitionMessages';
import { EnumFields } from './EnumFields';
import { LengthFields } from './LengthFields';
import { NumericFields } from './NumericFields';

/** The fields that differ by type. */
export function AttributeDetailsPanel({ values }: { values: AttributeValues }) {
  const intl = useIntl();
  return (
    <Panel title={intl.formatMessage(definitionMessages.details)}>
      <div className={styles['fields']}>
        <TypeFields values={values} />
      </div>
    </Panel>
  );
}

function TypeFields({ values }: { values: AttributeValues }) {
  switch (values.type) {
    case 'TEXT':
      return (
        <>
          <CheckboxField name="multiLine" label={definitionMessages.multiLine} />
          <LengthFields values={values} />
        </>
      );
    case 'ENUM':
      return <EnumFields values={values} />;
    case 'NUMERIC':
      return <NumericFields values={values} />;
    case 'DATETIME':
      return (
        <RadioGroupField
          name="dateKind"
          label={definitionMessages.dateFormat}
          options={dateKinds}
        />
      );
    case 'USER':
      return (
        <>
          <CheckboxField name="members" label={definitionMessages.members} />
          <CheckboxField name="multiSelect" label={definitionMessages.multiSelect} />
        </>
      );
  }
}
