import { createSlice } from '@reduxjs/toolkit';
import { uploadEnded, uploadProgressed, type UploadProgress } from '@/api/uploadProgress';

/** The running uploads, by the ids of their files (`api/uploadIds`). */
type UploadsState = Record<number, UploadProgress>;

const initialState: UploadsState = {};

export const uploadsSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(uploadProgressed, (state, { payload }) => {
        state[payload.id] = payload;
      })
      .addCase(uploadEnded, (state, { payload }) => {
        Reflect.deleteProperty(state, payload);
      });
  },
  selectors: { selectUploads: (state) => state },
});

export const { selectUploads } = uploadsSlice.selectors;
