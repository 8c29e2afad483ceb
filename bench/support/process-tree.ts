import { readdirSync, readFileSync } from 'node:fs'

export type Cost = { cpuSeconds: number; wallSeconds: number; peakMebibytes: number }

const SAMPLE_MS = 100
/** The kernel's unit of processor time, the same on every Linux that is built for servers. */
const TICKS_A_SECOND = 100

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has just ended.
    return ''
  }
}

const childrenOf = (pid: number | 'self'): number[] => {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** Shared pages are counted once. */
const memoryOf = (pid: number): number => {
  const own = Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024
  return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), own)
}

const secondsOf = (pid: number | 'self', [user, system]: readonly [number, number]) => {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[user] ?? 0) + Number(fields[system] ?? 0)) / TICKS_A_SECOND
}

/** Processor time of all children that have ended, and of theirs. */
const spentByChildren = () => secondsOf('self', [13, 14])

/** Notes what every process of a tree has spent by now. */
const note = (seen: Map<number, number>, pid: number) => {
  seen.set(pid, Math.max(seen.get(pid) ?? 0, secondsOf(pid, [11, 12])))
  for (const child of childrenOf(pid)) note(seen, child)
}

/** What the processes cost that `run` starts and waits for. */
export const measureChildren = async (run: () => Promise<void>): Promise<Cost> => {
  let peakMebibytes = 0
  // A browser leaves processes nobody waits for: what was seen of them counts.
  const seen = new Map<number, number>()
  const timer = setInterval(() => {
    const used = childrenOf('self').reduce((sum, child) => sum + memoryOf(child), 0)
    peakMebibytes = Math.max(peakMebibytes, used)
    for (const child of childrenOf('self')) note(seen, child)
  }, SAMPLE_MS)
  const spent = spentByChildren()
  const startedAt = performance.now()
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
  return {
    cpuSeconds: Math.max(
      spentByChildren() - spent,
      [...seen.values()].reduce((sum, seconds) => sum + seconds, 0),
    ),
    wallSeconds: (performance.now() - startedAt) / 1000,
    peakMebibytes,
  }
}
