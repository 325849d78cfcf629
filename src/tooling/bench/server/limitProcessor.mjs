import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const period = 100_000;
/** Of both versions of control groups, as Linux mounts them. */
const older = '/sys/fs/cgroup/cpu';
const newer = '/sys/fs/cgroup';

/**
 * Lets a process have a share of one core only, by a control group of Linux: so that a database on the same machine has
 * more than it needs, as on one of its own. Needs the rights to make control groups.
 *
 * @param {number} pid
 * @param {number} share of a core
 * @returns {() => void} removes the group; to be called when the process has ended
 */
export function limitProcessor(pid, share) {
  const isOlder = existsSync(path.join(older, 'cpu.cfs_quota_us'));
  const group = path.join(isOlder ? older : newer, `issuedesk-bench-${pid}`);
  const quota = Math.round(period * share);
  if (!isOlder) writeFileSync(path.join(newer, 'cgroup.subtree_control'), '+cpu');
  mkdirSync(group);
  if (isOlder) {
    writeFileSync(path.join(group, 'cpu.cfs_period_us'), String(period));
    writeFileSync(path.join(group, 'cpu.cfs_quota_us'), String(quota));
  } else {
    writeFileSync(path.join(group, 'cpu.max'), `${quota} ${period}`);
  }
  writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
  return () => rmdirSync(group);
}
