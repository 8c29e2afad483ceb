import { readdirSync, readFileSync } from 'node:fs'

const MEBIBYTE_IN_KIBIBYTES = 1024

const readText = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has exited.
    return ''
  }
}

const listChildren = (pid: number): number[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readText(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** Resident memory of a process tree in MiB; 0 where /proc is not available. */
export const measureTreeMemory = (pid: number): number => {
  const [, kibibytes = '0'] = /VmRSS:\s+(\d+)/.exec(readText(`/proc/${pid}/status`)) ?? []
  const own = Number(kibibytes) / MEBIBYTE_IN_KIBIBYTES
  return listChildren(pid).reduce((sum, child) => sum + measureTreeMemory(child), own)
}
