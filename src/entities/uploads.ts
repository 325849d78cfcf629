import { createSlice } from '@reduxjs/toolkit';
import { uploadEnded, uploadProgressed, type UploadProgress } from '@/api/uploadProgress';

interface UploadsState {
  /** The running upload; the file form is the only one that uploads, one file at a time. */
  current: UploadProgress | null;
}

const initialState: UploadsState = { current: null };

export const uploadsSlice = createSlice({
  name: 'uploads',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(uploadProgressed, (state, { payload }) => {
        state.current = payload;
      })
      .addCase(uploadEnded, (state) => {
        state.current = null;
      });
  },
  selectors: { selectUploadProgress: (state) => state.current },
});

export const { selectUploadProgress } = uploadsSlice.selectors;
