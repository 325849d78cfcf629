import { Fragment, memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { attributes, type TypeAttribute } from '@/entities/attributes';
import type { Issue } from '@/entities/issues';
import { issueTypes } from '@/entities/issueTypes';
import { selectSettings } from '@/entities/session';
import { propertyMessages } from '@/i18n/propertyMessages';
import { termMessages } from '@/i18n/termMessages';
import { formatValue } from '@/lib/values/formatValues';
import { itemsIn } from '@/lib/values/listItems';
import { selectEditedAttributes } from '@/screen/inlineEdit';
import { useAppSelector } from '@/store/hooks';
import { Chip } from '@/ui/Chip';
import { Initials } from '@/ui/Initials';
import { People } from '@/ui/People';
import { LinkedText } from '@/ui/LinkedText';
import { Panel } from '@/ui/Panel';
import { PropertyList } from '@/ui/PropertyList';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { EditableValue } from './EditableValue';
import { type ItemLinks, itemLinksOf } from './itemLinks';
import { detailsMessages, detailsSentences } from './messages';
import { StampTime } from './StampTime';
import { useHistoryWords } from './useHistoryWords';
import { useItemLinks } from './useItemLinks';

/** What stands beside the text of an issue: type, location, dates and the values of its attributes. */
export function PropertiesPanel({ issue }: { issue: Issue }) {
  return (
    <>
      <Properties details={issue.details} />
      <Attributes issue={issue} />
    </>
  );
}

/** Not drawn again when the history comes, which changes nothing of it. */
const Properties = memo(function Properties({ details }: Pick<Issue, 'details'>) {
  const intl = useIntl();
  const words = useHistoryWords();
  const type = useAppSelector((state) => issueTypes.selectById(state, details.typeId));
  const stamp = (seconds: number, userId: number) => (
    <FormattedMessage
      {...detailsSentences.stampValue}
      values={{
        time: <StampTime seconds={seconds} words={words} isStop />,
        author: (
          <bdi>
            <Initials name={words.author(userId)} />
            {words.author(userId)}
          </bdi>
        ),
      }}
    />
  );

  const items = [
    {
      key: 'type',
      label: intl.formatMessage(termMessages.type),
      value: type?.name ?? intl.formatMessage(detailsMessages.unknownType),
    },
    {
      key: 'location',
      label: intl.formatMessage(propertyMessages.location),
      value: words.location(details.folderId),
    },
    {
      key: 'created',
      label: intl.formatMessage(detailsMessages.created),
      value: stamp(details.createdDate, details.createdBy),
    },
    {
      key: 'modified',
      label: intl.formatMessage(detailsMessages.modified),
      value: stamp(details.modifiedDate, details.modifiedBy),
    },
  ];
  return (
    <Panel title={intl.formatMessage(detailsMessages.properties)}>
      <PropertyList items={items} flowsInNarrow />
    </Panel>
  );
});

function Attributes({ issue }: { issue: Issue }) {
  const intl = useIntl();
  const links = useItemLinks(issue);
  const settings = useAppSelector(selectSettings);
  const attributesById = useAppSelector(attributes.selectEntities);
  const edited = useAppSelector(
    (state) => selectEditedAttributes(state, issue.issueId),
    shallowEqual,
  );
  const shown = settings.hideEmptyValues
    ? issue.attributes.filter(
        ({ id, value }) => (value !== null && value !== '') || edited.includes(id),
      )
    : issue.attributes;
  if (shown.length === 0) return null;

  const items = shown.map(({ id, value }) => {
    const attribute = attributesById[id];
    const text = formatValue(
      attribute ?? { type: 'TEXT', 'multi-line': 1 },
      value,
      { formats: settings },
      { multiLine: true },
    );
    return {
      key: String(id),
      label: attribute?.name ?? intl.formatMessage(detailsMessages.unknownAttribute),
      value: (
        <AttributeValue
          issueId={issue.issueId}
          attribute={attribute}
          text={text}
          links={text.includes('#') ? links : noItems}
        />
      ),
    };
  });
  return (
    <Panel title={intl.formatMessage(propertyMessages.attributes)}>
      <PropertyList items={items} flowsInNarrow />
    </Panel>
  );
}

/** For a text that refers to none: it stays as it is when the history comes, which says where items lead. */
const noItems = itemLinksOf({ issueId: 0, history: [] });

interface AttributeValueProps {
  issueId: number;
  /** Undefined: not known any more. */
  attribute: TypeAttribute | undefined;
  text: string;
  links: ItemLinks;
}

/** A value as it is read, and what turns it into its editor. */
const AttributeValue = memo(function AttributeValue({
  issueId,
  attribute,
  text,
  links,
}: AttributeValueProps) {
  if (!attribute) return <LinkedText tokens={links.inText(text)} />;
  const items = itemsIn(text, attribute['multi-select'] === 1);
  return (
    <EditableValue issueId={issueId} attributeId={attribute.attributeId}>
      {attribute.type === 'ENUM' ? (
        items.map((choice, index) => (
          <Fragment key={choice}>
            {index > 0 && <VisuallyHidden>{separator}</VisuallyHidden>}
            <Chip text={choice}>
              <LinkedText tokens={links.inText(choice)} />
            </Chip>
          </Fragment>
        ))
      ) : attribute.type === 'USER' ? (
        <People names={items} draw={(name) => <LinkedText tokens={links.inText(name)} />} />
      ) : (
        <LinkedText tokens={links.inText(text)} />
      )}
    </EditableValue>
  );
});

/** Between several choices of an attribute for the ear; none of them has a comma then. */
const separator = ', ';
