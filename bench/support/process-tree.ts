import { readdirSync, readFileSync } from 'node:fs'

export type Cost = { cpuSeconds: number; wallSeconds: number; peakMebibytes: number }

const SAMPLE_MS = 100
/** USER_HZ: 100 on all common Linux kernels. */
const TICKS_A_SECOND = 100

const read = (path: string) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has exited.
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

/** Proportional set size: shared pages are counted once. */
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

/** CPU time of a process tree, including exited children. */
const spentBy = (pid: number): number =>
  childrenOf(pid).reduce(
    (sum, child) => sum + spentBy(child),
    secondsOf(pid, [...OWN, ...ENDED_CHILDREN]),
  )

/** CPU time of a process alone. */
export const readCpuSeconds = (pid: number): number => secondsOf(pid, OWN)

/** CPU time of all children of this process; pooled workers survive between runs. */
const spentByChildren = (children: readonly number[]) =>
  children.reduce((sum, child) => sum + spentBy(child), secondsOf('self', ENDED_CHILDREN))

/** Records the CPU time of every process of the tree. */
const note = (children: readonly number[], seen: Map<number, number>) => {
  const look = (pid: number) => {
    seen.set(pid, Math.max(seen.get(pid) ?? 0, secondsOf(pid, OWN)))
    childrenOf(pid).forEach(look)
  }
  children.forEach(look)
}

/** Cost of the child processes that `run` starts or uses; those of `without` play a part of the world. */
export const measureChildren = async (
  run: () => Promise<void>,
  without: readonly number[] = [],
): Promise<Cost> => {
  const children = () => childrenOf('self').filter((pid) => !without.includes(pid))
  let peakMebibytes = 0
  const before = new Map<number, number>()
  note(children(), before)
  // A browser leaves processes that are never reaped: their last recorded value counts.
  const seen = new Map(before)
  const timer = setInterval(() => {
    const used = children().reduce((sum, child) => sum + memoryOf(child), 0)
    peakMebibytes = Math.max(peakMebibytes, used)
    note(children(), seen)
  }, SAMPLE_MS)
  const spent = spentByChildren(children())
  const startedAt = performance.now()
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
  const noted = [...seen].reduce((sum, [pid, own]) => sum + own - (before.get(pid) ?? 0), 0)
  return {
    cpuSeconds: Math.max(spentByChildren(children()) - spent, noted),
    wallSeconds: (performance.now() - startedAt) / 1000,
    peakMebibytes,
  }
}
