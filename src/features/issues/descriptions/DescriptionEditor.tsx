import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { FormattedTextField } from '@/forms/fields/FormattedTextField';
import type { FormSource } from '@/forms/formSource';
import { InlineForm } from '@/forms/InlineForm';
import { useFormattedTextSchema } from '@/forms/useFormattedTextSchema';
import { actionMessages } from '@/i18n/actionMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { issuePaths } from '@/routing/paths/issues';
import { useSave } from '@/saving/useSave';
import { useWas } from '@/saving/useWas';
import { closeEditor } from '@/screen/inlineEdit';
import { offerUndo } from '@/screen/undo';
import { useAppDispatch } from '@/store/hooks';
import { askAgain } from '@/windows/askAgain';
import { useIfLoaded } from '@/windows/useLoaded';
import type { IssueParams } from '../issueQueries';
import { untilReloaded } from '../untilReloaded';
import { useShowSaved } from '../useShowSaved';
import { useKeptBeside } from '../useKeptBeside';
import { useTellAlreadySo } from '../useTellAlreadySo';
import { ownDescriptionQuery } from './descriptionQuery';
import { type DescriptionValues, toDescriptionValues } from './descriptionValues';

/** Changes the description of an issue where it stands, once its source is there. */
export function DescriptionEditor(params: IssueParams) {
  const loaded = useIfLoaded(ownDescriptionQuery(params));
  const source = loaded ? toDescriptionValues(loaded) : null;
  return source && <SourceForm {...params} source={source} />;
}

function SourceForm({ issueId, source }: IssueParams & { source: DescriptionValues }) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const editDescription = useSave(issueChangesApi.endpoints.editDescription);
  const was = useWas();
  const tellAlreadySo = useTellAlreadySo();
  const showSaved = useShowSaved(issueId);
  const keptBeside = useKeptBeside({ issueId, own: ['description'] });
  const schema = useFormattedTextSchema('description');
  const [initialValues] = useState(source);
  /** What the server had when it was asked last. */
  const before = useRef(source);

  const current: FormSource<DescriptionValues> = async (ask) => {
    const values = toDescriptionValues(await ask(askAgain(ownDescriptionQuery({ issueId }))));
    if (values) before.current = values;
    return values;
  };

  function close() {
    dispatch(closeEditor({ issueId, place: 'description' }));
  }

  return (
    <InlineForm
      label={intl.formatMessage(actionMessages.editDescription)}
      initialValues={initialValues}
      schema={schema}
      draftPath={issuePaths.editDescription.url({ issueId })}
      submitLabel={actionMessages.save}
      onSubmit={async (values) => {
        const { description, descriptionFormat } = before.current;
        const { stampId } = await editDescription({
          issueId,
          ...values,
          ...was({ description, descriptionFormat }),
        });
        await dispatch(untilReloaded());
        if (!stampId) return 'alreadySo';
        dispatch(
          offerUndo({
            kind: 'description',
            issueId,
            before: { text: description, format: descriptionFormat },
            after: { text: values.description, format: values.descriptionFormat },
          }),
        );
        return 'changed';
      }}
      fieldOfError={{ StringTooLong: 'description' }}
      edits={current}
      keptBeside={keptBeside}
      onDone={(saved) => {
        close();
        if (saved?.result === 'alreadySo') tellAlreadySo();
        else if (saved) showSaved('descriptionSaved', null);
      }}
      onLeave={close}
    >
      <FormattedTextField
        name="description"
        label={propertyMessages.description}
        isRequired
        isInline
      />
    </InlineForm>
  );
}
