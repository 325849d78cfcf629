/** How the times of an issue are told; apart from the slice, which is part of the first load. */
import { type WorkspaceState, workspaceNoted } from './workspace';

/** Whether they say how long ago something was. */
export function selectHasRelativeTimes({ workspace }: { workspace: WorkspaceState }): boolean {
  return workspace.hasRelativeTimes;
}

export function relativeTimesChosen(hasRelativeTimes: boolean) {
  return workspaceNoted({ hasRelativeTimes });
}
