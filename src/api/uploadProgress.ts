import { createAction } from '@reduxjs/toolkit';

/** How far an upload has come; `totalBytes` includes the envelope of the form and is 0 while unknown. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** `id` tells which file, as `uploadIds` gives them: several may be on their way. */
export const uploadProgressed = createAction<UploadProgress & { id: number }>('uploads/progressed');
export const uploadEnded = createAction<number>('uploads/ended');
