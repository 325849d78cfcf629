import { type Result, failure, success } from '@/lib/result';
import { isRealDate } from '@/lib/values/wireDates';
import { ApiErrorCode } from '@/protocol/errorCodes';

/** `YYYY-MM-DD`. Codes: 332 shape, 333 no such date. */
export function checkDate(text: string): Result<string> {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return failure(ApiErrorCode.InvalidFormat);
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return isRealDate(year, month, day) ? success(text) : failure(ApiErrorCode.InvalidDate);
}

/** `YYYY-MM-DD HH:mm`. Codes: 332, 333, 334 no such time. */
export function checkDateTime(text: string): Result<string> {
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2})$/.exec(text);
  if (match === null) return failure(ApiErrorCode.InvalidFormat);
  const [, date = '', hour, minute] = match;
  const checked = checkDate(date);
  if (!checked.ok) return checked;
  return Number(hour) > 23 || Number(minute) > 59
    ? failure(ApiErrorCode.InvalidTime)
    : success(text);
}
