import { readdirSync, readFileSync } from 'node:fs'

/** Parent of every running process. */
const readParents = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
        return state === 'Z' ? [] : [{ pid: Number(pid), parent: Number(parent) }]
      } catch {
        return []
      }
    })

/** All descendants of a process. */
export const descendantsOf = (root: number | undefined): number[] => {
  const parents = readParents()
  const found: number[] = []
  const visit = (parent: number) => {
    for (const child of parents.filter((candidate) => candidate.parent === parent)) {
      found.push(child.pid)
      visit(child.pid)
    }
  }
  if (root !== undefined) visit(root)
  return found
}

export const stillRunning = (pids: readonly number[]): number[] => {
  const running = new Set(readParents().map(({ pid }) => pid))
  return pids.filter((pid) => running.has(pid))
}

/** Kills with -9; one that ended with another of them is no error. */
export const killAll = (pids: readonly number[]): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      const isGone = error instanceof Error && 'code' in error && error.code === 'ESRCH'
      if (!isGone) throw error
    }
  }
}
