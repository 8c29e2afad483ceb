import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** PostgreSQL refuses to run as root: the user it runs as instead. Empty when we are not root. */
export type RunAs = { uid: number; gid: number } | Record<string, never>

const findUser = (name: string): RunAs | undefined => {
  const read = (flag: string) => spawnSync('id', [flag, name], { encoding: 'utf8' })
  const uid = read('-u')
  const gid = read('-g')
  if (uid.status !== 0 || gid.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

const findOwner = (folder: string): RunAs | undefined => {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats && stats.uid !== 0 ? { uid: stats.uid, gid: stats.gid } : undefined
}

export const isRoot = () => process.getuid?.() === 0

/** The owner of an existing cluster, otherwise a user every system has. No user is created. */
export const chooseRunAs = (clusterFolder: string): RunAs => {
  if (!isRoot()) return {}
  const user = findOwner(clusterFolder) ?? findUser('postgres') ?? findUser('nobody')
  return user ?? { uid: 65_534, gid: 65_534 }
}

export const canEnter = ({ folder, runAs }: { folder: string; runAs: RunAs }): boolean =>
  !isRoot() ||
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...runAs, cwd: '/' }).status === 0
