import { uploadIdOf } from '@/api/uploadIds';
import type { UploadProgress } from '@/api/uploadProgress';
import { selectUploads } from '@/entities/uploads';
import { useAppSelector } from '@/store/hooks';

/** How far this file has come; undefined while it is not on its way, whatever else is. */
export function useUploadProgress(file: File): UploadProgress | undefined {
  return useAppSelector((state) => selectUploads(state)[uploadIdOf(file)]);
}
