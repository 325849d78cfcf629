import { createAction } from '@reduxjs/toolkit';

/** How far an upload has come; `totalBytes` includes the envelope of the form and is 0 while unknown. */
export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

export const uploadProgressed = createAction<UploadProgress>('uploads/progressed');
export const uploadEnded = createAction('uploads/ended');
