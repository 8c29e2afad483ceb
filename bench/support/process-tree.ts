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

const OWN = [11, 12]
const ENDED_CHILDREN = [13, 14]

const secondsOf = (pid: number | 'self', fields: readonly number[]) => {
  const values = read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ') ?? []
  return fields.reduce((sum, field) => sum + Number(values[field] ?? 0), 0) / TICKS_A_SECOND
}

/** Processor time of a process and of all it has started, those that have ended included. */
const spentBy = (pid: number): number =>
  childrenOf(pid).reduce(
    (sum, child) => sum + spentBy(child),
    secondsOf(pid, [...OWN, ...ENDED_CHILDREN]),
  )

/** The same of all that this process has started; some of them go on from one run to the next. */
const spentByChildren = () =>
  childrenOf('self').reduce((sum, child) => sum + spentBy(child), secondsOf('self', ENDED_CHILDREN))

/** Notes what every process of a tree has spent by now. */
const note = (seen: Map<number, number>) => {
  const look = (pid: number) => {
    seen.set(pid, Math.max(seen.get(pid) ?? 0, secondsOf(pid, OWN)))
    childrenOf(pid).forEach(look)
  }
  childrenOf('self').forEach(look)
}

/** What the processes cost that `run` starts, or gives work to, and waits for. */
export const measureChildren = async (run: () => Promise<void>): Promise<Cost> => {
  let peakMebibytes = 0
  const before = new Map<number, number>()
  note(before)
  // A browser leaves processes nobody waits for: what was seen of them counts.
  const seen = new Map(before)
  const timer = setInterval(() => {
    const used = childrenOf('self').reduce((sum, child) => sum + memoryOf(child), 0)
    peakMebibytes = Math.max(peakMebibytes, used)
    note(seen)
  }, SAMPLE_MS)
  const spent = spentByChildren()
  const startedAt = performance.now()
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
  const noted = [...seen].reduce((sum, [pid, own]) => sum + own - (before.get(pid) ?? 0), 0)
  return {
    cpuSeconds: Math.max(spentByChildren() - spent, noted),
    wallSeconds: (performance.now() - startedAt) / 1000,
    peakMebibytes,
  }
}
