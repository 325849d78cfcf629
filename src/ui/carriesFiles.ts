/** Whether files are dragged, not text or a link. */
export function carriesFiles(dragged: DataTransfer | null): dragged is DataTransfer {
  return dragged?.types.includes('Files') ?? false;
}
