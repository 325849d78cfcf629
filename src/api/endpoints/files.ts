import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { sendUpload } from '../baseQueryUpload';
import { call } from '../call';
import { listOf, one, whenSaved } from '../tags';

export const filesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    loadFile: build.query<Answer<'loadFile'>, Payload<'loadFile'>>({
      query: call('/issues/files/load.php'),
      providesTags: (_answer, _error, { fileId }) => [one('File', fileId)],
    }),
    /** The content travels in the action only; the state never holds it. */
    addFile: build.mutation<Answer<'addFile'>, Payload<'addFile'> & { file: Blob }>({
      query: ({ file, ...payload }) => ({ path: '/issues/files/add.php', payload, file }),
      extraOptions: { transport: sendUpload },
      invalidatesTags: whenSaved(({ issueId }) => [one('Issue', issueId), listOf('Issue')]),
    }),
    editFile: build.mutation<Answer<'editFile'>, Payload<'editFile'>>({
      query: call('/issues/files/edit.php'),
      invalidatesTags: whenSaved(({ fileId }) => [
        one('File', fileId),
        listOf('File'),
        listOf('Issue'),
      ]),
    }),
    deleteFile: build.mutation<Answer<'deleteFile'>, Payload<'deleteFile'>>({
      query: call('/issues/files/delete.php'),
      invalidatesTags: whenSaved(() => [listOf('File'), listOf('Issue')]),
    }),
  }),
});
