import { columnMessages } from '@/i18n/columnMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { issuesApi } from '@/api/endpoints/issues';
import { FormPage } from '@/forms/FormPage';
import { Prompt } from '@/forms/Prompt';
import { TextField } from '@/forms/fields/TextField';
import { selectMainPath } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { itemUrl } from '@/windows/itemAddresses';
import { definePage } from '@/windows/windowPage';
import { goToItemSchema, ITEM_MAX_LENGTH } from './goToItemSchema';
import { gotoMessages } from './messages';

/** Asks for a number and opens what it belongs to. */
function GoToItemPage() {
  const dispatch = useAppDispatch();
  const mainPath = useAppSelector(selectMainPath);

  async function handleSubmit({ item: itemId }: { item: number }) {
    const lookup = issuesApi.endpoints.findItem.initiate(
      { itemId },
      { forceRefetch: true, subscribe: false },
    );
    return itemUrl(await dispatch(lookup).unwrap(), itemId);
  }

  return (
    <FormPage
      initialValues={{ item: '' }}
      schema={goToItemSchema}
      onSubmit={handleSubmit}
      fieldOfError={{ ItemNotFound: 'item' }}
      backTo={mainPath ?? ''}
      submitLabel={screenMessages.goToItem}
      onSaved={(path) => path}
      keepsDraft={false}
    >
      <Prompt message={gotoMessages.prompt} />
      <TextField
        name="item"
        label={columnMessages.id}
        maxLength={ITEM_MAX_LENGTH}
        width="short"
        isRequired
      />
    </FormPage>
  );
}

export const page = definePage({
  title: () => ({ message: screenMessages.goToItem }),
  Page: GoToItemPage,
});
