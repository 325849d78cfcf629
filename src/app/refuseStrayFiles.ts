import { carriesFiles } from '@/ui/carriesFiles';

/**
 * Keeps the browser from opening a file that is dropped where nothing takes it: that would leave the client, and what
 * is typed in it.
 *
 * @returns the way to stop
 */
export function refuseStrayFiles(): () => void {
  function handleDrag(event: DragEvent) {
    if (event.defaultPrevented || !carriesFiles(event.dataTransfer)) return;
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === 'file') return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  }
  // Last of all, so that what takes files has done so.
  window.addEventListener('dragover', handleDrag);
  window.addEventListener('drop', handleDrag);
  return () => {
    window.removeEventListener('dragover', handleDrag);
    window.removeEventListener('drop', handleDrag);
  };
}
