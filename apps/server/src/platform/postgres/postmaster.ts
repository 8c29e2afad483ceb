import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isProcessAlive } from '@kadr/kit/node/is-process-alive'

export type Postmaster = { pid: number; port: number }

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid')

const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
  }
}

/** Contents of postmaster.pid, whether or not that process is alive. */
export const readPidFile = (cluster: string): Postmaster | undefined => {
  try {
    const [pid, , , port] = readFileSync(pidFile(cluster), 'utf8').split('\n')
    return Number(pid) > 0 && Number(port) > 0
      ? { pid: Number(pid), port: Number(port) }
      : undefined
  } catch {
    return undefined
  }
}

/** The server of this cluster left behind by a killed parent. A reused pid is not mistaken for it. */
export const findPostmaster = (cluster: string): Postmaster | undefined => {
  const found = readPidFile(cluster)
  if (!found || !isProcessAlive(found.pid)) return undefined
  const command = commandOf(found.pid)
  return command.includes('postgres') && command.includes(cluster) ? found : undefined
}

/** Processes with their working directory in the cluster: servers and backends that are still exiting. */
export const hasProcessesInside = (cluster: string): boolean => {
  if (process.platform !== 'linux') return false
  const folder = realpathSync(cluster)
  return readdirSync('/proc').some((entry) => {
    if (!/^\d+$/.test(entry)) return false
    try {
      return readlinkSync(`/proc/${entry}/cwd`) === folder
    } catch {
      return false
    }
  })
}
