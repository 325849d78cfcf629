import { issueTypes } from '@/entities/issueTypes';
import { termMessages } from '@/i18n/termMessages';
import { useAppSelector } from '@/store/hooks';
import { type FilterSelectFieldProps, FilterSelectField } from './FilterSelectField';

/** The issue type of what is made: `typeId`, one of those the user may see. */
export function TypeField({ onChosen }: Pick<FilterSelectFieldProps, 'onChosen'>) {
  const types = useAppSelector(issueTypes.selectAll);
  return (
    <FilterSelectField
      name="typeId"
      label={termMessages.type}
      isRequired
      groups={[
        {
          key: 'none',
          isPinned: true,
          options: [{ value: null, label: termMessages.selectType }],
        },
        {
          key: 'types',
          options: types.map(({ typeId, name }) => ({ value: typeId, label: name })),
        },
      ]}
      {...(onChosen && { onChosen })}
    />
  );
}
