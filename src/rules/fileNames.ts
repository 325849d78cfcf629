import { type Result, failure, success } from '@/lib/result';
import { ApiErrorCode } from '@/protocol/errorCodes';

/** Whether servers, and every file system, take this name for a file. Code 321 (protocol 3.6). */
export function checkFileName(name: string): Result<string> {
  const isTaken = name !== '' && !name.startsWith('.') && !/[\\/:*?"<>|]/.test(name);
  return isTaken ? success(name) : failure(ApiErrorCode.InvalidValue);
}
