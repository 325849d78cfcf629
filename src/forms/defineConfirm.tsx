import type { WindowPage } from '@/windows/windowPage';
import { ConfirmPage } from './ConfirmPage';
import type { ConfirmSpec } from './confirmSpec';

/**
 * Makes a page of an operation without fields, for `defineWindow`.
 *
 * @example
 * export const deleteFolder = defineConfirm<PathParams<typeof projectPaths.deleteFolder.pattern>>({
 *   title: messages.deleteFolder,
 *   prompt: messages.deleteFolderPrompt,
 *   subject: ({ state, params }) => folders.selectById(state, params.folderId)?.name,
 *   kind: 'danger',
 *   submitLabel: actionMessages.delete,
 *   submit: ({ params }) => foldersApi.endpoints.deleteFolder.initiate({ folderId: params.folderId }),
 *   backTo: ({ params }) => projectPaths.projectDetails.url(params),
 * });
 */
export function defineConfirm<Params, Was = undefined>(
  spec: ConfirmSpec<Params, Was>,
): WindowPage<Params> {
  return {
    title: () => ({ message: spec.title }),
    ...(spec.queries && { queries: spec.queries }),
    ...(spec.isReady && { isReady: spec.isReady }),
    ...(spec.check && { check: spec.check }),
    ...(spec.explain && { explain: spec.explain }),
    Page: (params) => <ConfirmPage spec={spec} params={params} />,
  };
}
