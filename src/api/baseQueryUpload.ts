/** Multipart uploads. XMLHttpRequest, because fetch cannot tell how much has been sent. */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { readApiContext } from './apiContext';
import { type CallRequest, callUrl, csrfHeader, takeAhead, toJsonText } from './postCall';
import { type CallOutcome, readAnswer, readResponse } from './readAnswer';
import { uploadIdOf } from './uploadIds';
import { uploadEnded, uploadProgressed } from './uploadProgress';

/** Transport of calls with a file; reports its progress by actions. */
export function sendUpload(request: CallRequest, api: BaseQueryApi): Promise<CallOutcome> {
  const ahead = takeAhead(readApiContext(api.extra), request);
  return ahead ? ahead.then(readResponse) : upload(request, api);
}

function upload(
  { path, payload, file }: CallRequest,
  { dispatch, extra, signal }: BaseQueryApi,
): Promise<CallOutcome> {
  const context = readApiContext(extra);
  const form = new FormData();
  form.append('data', toJsonText(payload));
  if (file) form.append('file', file);
  const id = uploadIdOf(file ?? form);

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
    };
    request.open('POST', callUrl(context, path));
    for (const [name, value] of Object.entries(csrfHeader(context))) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      dispatch(uploadProgressed({ id, sentBytes: loaded, totalBytes: total }));
    });
    request.addEventListener('load', () => {
      const outcome = readAnswer(request.status, request.responseText, (name) =>
        request.getResponseHeader(name),
      );
      resolve(isRefusedByProxy(outcome) ? { error: { kind: 'uploadFailed' } } : outcome);
    });
    request.addEventListener('error', () => {
      resolve({ error: { kind: 'network' } });
    });
    request.addEventListener('abort', () => {
      resolve({ error: { kind: 'aborted' } });
    });
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', abort);
      dispatch(uploadEnded(id));
    });
    signal.addEventListener('abort', abort);
    request.send(form);
  });
}

/** A proxy may take less than the server behind it, and says so in words of its own. */
function isRefusedByProxy(outcome: CallOutcome): boolean {
  if (!('error' in outcome) || outcome.error.kind !== 'badRequest') return false;
  return outcome.error.status === 413 && outcome.error.code === undefined;
}
