import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { mswServer } from './mswServer';
import { runEndings } from './testEnd';

// Waiting ends as soon as what is waited for is there; this is for machines busy with other work.
configure({ asyncUtilTimeout: 5000 });

/** Requests no handler answered; msw only logs them when the caller swallows the rejection. */
let unhandledRequests: string[] = [];

beforeAll(() => {
  mswServer.listen({
    onUnhandledRequest(request, print) {
      unhandledRequests.push(`${request.method} ${request.url}`);
      print.error();
    },
  });
});

beforeEach(() => {
  // Unlike setting the hash, this wakes no listener a former test may have left.
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(async () => {
  // What a test has started may still be asking: its handlers go last.
  await runEndings();
  mswServer.resetHandlers();
  const unhandled = unhandledRequests;
  unhandledRequests = [];
  if (unhandled.length > 0) {
    throw new Error(`Requests without a handler: ${unhandled.join(', ')}`);
  }
});

afterAll(() => {
  mswServer.close();
});
