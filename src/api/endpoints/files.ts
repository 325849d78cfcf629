import type { Answer, Payload } from '@/protocol/operations';
import { fileOperations } from '@/protocol/operations/files';
import { baseApi } from '../baseApi';
import { sendUpload } from '../baseQueryUpload';
import { endpointsOf } from '../endpointsOf';
import { listOf, one } from '../tags';
import { whenSaved } from '../whenSaved';

export const filesApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, fileOperations, {
      loadFile: ({ fileId }) => [one('File', fileId)],
      /** The content travels in the action only; the state never holds it. */
      addFile: build.mutation<Answer<'addFile'>, Payload<'addFile'> & { file: Blob }>({
        query: ({ file, ...payload }) => ({ path: fileOperations.addFile.path, payload, file }),
        extraOptions: { transport: sendUpload },
        invalidatesTags: whenSaved(({ issueId }) => [one('Issue', issueId), listOf('Issue')]),
      }),
      editFile: whenSaved(({ fileId }) => [one('File', fileId), listOf('File'), listOf('Issue')]),
      deleteFile: whenSaved([listOf('File'), listOf('Issue')]),
    }),
});
