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

/** Processor time of all children that have ended, and of theirs. */
const spentByChildren = () => {
  const fields = read('/proc/self/stat').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / TICKS_A_SECOND
}

/** What the processes cost that `run` starts and waits for. */
export const measureChildren = async (run: () => Promise<void>): Promise<Cost> => {
  let peakMebibytes = 0
  const timer = setInterval(() => {
    const used = childrenOf('self').reduce((sum, child) => sum + memoryOf(child), 0)
    peakMebibytes = Math.max(peakMebibytes, used)
  }, SAMPLE_MS)
  const spent = spentByChildren()
  const startedAt = performance.now()
  try {
    await run()
  } finally {
    clearInterval(timer)
  }
  return {
    cpuSeconds: spentByChildren() - spent,
    wallSeconds: (performance.now() - startedAt) / 1000,
    peakMebibytes,
  }
}
