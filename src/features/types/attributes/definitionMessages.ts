import { defineMessages } from 'react-intl';

/** Labels of the form that defines an attribute. */
export const definitionMessages = defineMessages({
  date: {
    id: 'types.attribute.date',
    defaultMessage: 'Date only',
    description: 'Choice for an attribute of type date and time',
  },
  dateFormat: {
    id: 'types.attribute.dateFormat',
    defaultMessage: 'Values',
    description:
      'Label of the choice between date only and date with time; noun: what the values are like',
  },
  dateTime: {
    id: 'types.attribute.dateTime',
    defaultMessage: 'Date and time, the same for everyone',
    description: 'Choice for an attribute: times are not converted between time zones',
  },
  decimalPlaces: {
    id: 'types.attribute.decimalPlaces',
    defaultMessage: 'Decimal places',
    description: 'Label of the list of numbers of digits after the decimal point',
  },
  details: {
    id: 'types.attribute.details',
    defaultMessage: 'Attribute details',
    description: 'Heading above the fields that differ by the type of the attribute',
  },
  editable: {
    id: 'types.attribute.editable',
    defaultMessage: 'Allow entering other values',
    description: 'Check box: values need not be among the items of the list',
  },
  items: {
    id: 'types.attribute.items',
    defaultMessage: 'Items',
    description:
      'Label of the field for the items of a dropdown list: the values one can choose from',
  },
  itemsHelp: {
    id: 'types.attribute.itemsHelp',
    defaultMessage: 'One item per line.',
    description: 'Help below the field for the items of a dropdown list',
  },
  localTime: {
    id: 'types.attribute.localTime',
    defaultMessage: 'Date and time, shown in the viewer’s time zone',
    description: 'Choice for an attribute: times are converted between time zones',
  },
  maxLength: {
    id: 'types.attribute.maxLength',
    defaultMessage: 'Maximum length',
    description: 'Label of a field: how many characters a value has at most',
  },
  maxValue: {
    id: 'types.attribute.maxValue',
    defaultMessage: 'Maximum value',
    description: 'Label of a field: the largest number allowed',
  },
  members: {
    id: 'types.attribute.members',
    defaultMessage: 'Only members of the project',
    description: 'Check box: values are limited to users who are members',
  },
  minLength: {
    id: 'types.attribute.minLength',
    defaultMessage: 'Minimum length',
    description: 'Label of a field: how many characters a value has at least',
  },
  minValue: {
    id: 'types.attribute.minValue',
    defaultMessage: 'Minimum value',
    description: 'Label of a field: the smallest number allowed',
  },
  multiLine: {
    id: 'types.attribute.multiLine',
    defaultMessage: 'Allow multiple lines of text',
    description: 'Check box: values of the attribute may have line breaks',
  },
  multiSelect: {
    id: 'types.attribute.multiSelect',
    defaultMessage: 'Allow selecting multiple values',
    description: 'Check box: values of the attribute are lists of items or users',
  },
  required: {
    id: 'types.attribute.isRequired',
    defaultMessage: 'Attribute is required',
    description: 'Check box: issues must have a value of the attribute',
  },
  strip: {
    id: 'types.attribute.strip',
    defaultMessage: 'Omit trailing zeros after the decimal point',
    description: 'Check box: how numbers are shown',
  },
});
