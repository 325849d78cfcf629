/** A job is carried out by its page: whoever closes that meanwhile is asked first. One that rests waits for "Continue". */
import { selectBulkJob } from '@/screen/bulk';
import type { AppStore } from '@/store/setupStore';

/**
 * Lets the browser ask as long as a job sends.
 *
 * @returns the way to stop
 */
export function askBeforeLeaving(store: AppStore): () => void {
  let isAsking = false;
  // Listened to only meanwhile: some browsers keep no page for "Back" that listens to it.
  function follow() {
    const isRunning = ['running', 'stopping'].includes(
      selectBulkJob(store.getState())?.phase ?? '',
    );
    if (isRunning === isAsking) return;
    isAsking = isRunning;
    if (isRunning) window.addEventListener('beforeunload', keepPage);
    else window.removeEventListener('beforeunload', keepPage);
  }
  follow();
  const unsubscribe = store.subscribe(follow);
  return () => {
    unsubscribe();
    window.removeEventListener('beforeunload', keepPage);
  };
}

/** What it asks is the browser's. */
function keepPage(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
