import { Fragment } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { attributes } from '@/entities/attributes';
import type { Issue } from '@/entities/issues';
import { issueTypes } from '@/entities/issueTypes';
import { selectSettings } from '@/entities/session';
import { propertyMessages } from '@/i18n/propertyMessages';
import { termMessages } from '@/i18n/termMessages';
import { formatValue } from '@/lib/values/formatValues';
import { selectEditedAttributes } from '@/screen/inlineEdit';
import { useAppSelector } from '@/store/hooks';
import { Chip } from '@/ui/Chip';
import { Initials } from '@/ui/Initials';
import { LinkedText } from '@/ui/LinkedText';
import { Panel } from '@/ui/Panel';
import { PropertyList } from '@/ui/PropertyList';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { EditableValue } from './EditableValue';
import { detailsMessages, detailsSentences } from './messages';
import { StampTime } from './StampTime';
import { useHistoryWords } from './useHistoryWords';
import { useItemLinks } from './useItemLinks';

/** What stands beside the text of an issue: type, location, dates and the values of its attributes. */
export function PropertiesPanel({ issue }: { issue: Issue }) {
  const intl = useIntl();
  const attributeItems = useAttributeItems(issue);

  return (
    <>
      <Panel title={intl.formatMessage(detailsMessages.properties)}>
        <PropertyList items={usePropertyItems(issue)} flowsInNarrow />
      </Panel>
      {attributeItems.length > 0 && (
        <Panel title={intl.formatMessage(propertyMessages.attributes)}>
          <PropertyList items={attributeItems} flowsInNarrow />
        </Panel>
      )}
    </>
  );
}

function usePropertyItems({ details }: Issue) {
  const intl = useIntl();
  const words = useHistoryWords();
  const type = useAppSelector((state) => issueTypes.selectById(state, details.typeId));
  const stamp = (seconds: number, userId: number) => (
    <FormattedMessage
      {...detailsSentences.stampValue}
      values={{
        time: <StampTime seconds={seconds} words={words} />,
        author: (
          <bdi>
            <Initials name={words.author(userId)} />
            {words.author(userId)}
          </bdi>
        ),
      }}
    />
  );

  return [
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
}

function useAttributeItems(issue: Issue) {
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

  return shown.map(({ id, value }) => {
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
      value: attribute ? (
        <EditableValue issueId={issue.issueId} attributeId={id} name={attribute.name}>
          {attribute.type === 'ENUM' && text !== '' ? (
            chipsOf(text).map((choice, index) => (
              <Fragment key={choice}>
                {index > 0 && <VisuallyHidden>{separator}</VisuallyHidden>}
                <Chip text={choice}>
                  <LinkedText tokens={links.inText(choice)} />
                </Chip>
              </Fragment>
            ))
          ) : (
            <LinkedText tokens={links.inText(text)} />
          )}
        </EditableValue>
      ) : (
        <LinkedText tokens={links.inText(text)} />
      ),
    };
  });
}

/** Between several choices of an attribute; none of them has a comma then. */
const separator = ', ';

function chipsOf(text: string): string[] {
  return [...new Set(text.split(separator))];
}
