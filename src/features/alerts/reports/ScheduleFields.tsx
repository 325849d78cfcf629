import { RadioGroupField } from '@/forms/fields/RadioGroupField';
import { AlertType } from '@/protocol/alerts';
import { ReportFrequency } from '@/protocol/reports';
import { reportMessages } from './messages';
import { frequencyMessages, reportTypeMessages } from './reportSchedule';

const types = [AlertType.changeReport, AlertType.issueReport].map((type) => ({
  value: type,
  label: reportTypeMessages[type],
}));

const frequencies = Object.values(ReportFrequency).map((frequency) => ({
  value: frequency,
  label: frequencyMessages[frequency],
}));

/** Kind and frequency of a report: the fields `type` and `frequency` of the form. */
export function ScheduleFields() {
  return (
    <>
      <RadioGroupField name="type" label={reportMessages.type} options={types} isRequired />
      <RadioGroupField
        name="frequency"
        label={reportMessages.frequency}
        options={frequencies}
        isRequired
      />
    </>
  );
}
