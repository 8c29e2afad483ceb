import { readFileSync } from 'node:fs'

type Memory = { calls: number; 'resident, MiB': number; 'heap, MiB': number }

const MIB = 1024 * 1024
const SAMPLES = 20

const residentMib = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

const heapMib = async (url: string) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^nodejs_heap_size_used_bytes(?:\{.*\})? (\S+)/m.exec(text)?.[1] ?? 0) / MIB
}

/** Memory of a server while `ask` calls it `calls` times; `renew` runs between samples, since a session is short. */
export const watchMemory = async ({
  server: { pid, url },
  calls,
  ask,
  renew,
}: {
  server: { pid: number; url: string }
  calls: number
  ask(call: number): Promise<unknown>
  renew(): Promise<void>
}): Promise<Memory[]> => {
  const rows: Memory[] = []
  let made = 0
  for (let sample = 0; sample <= SAMPLES; sample += 1) {
    rows.push({
      calls: made,
      'resident, MiB': Math.round(residentMib(pid)),
      'heap, MiB': Math.round(await heapMib(url)),
    })
    await renew()
    const until = Math.round((calls / SAMPLES) * (sample + 1))
    const caller = async () => {
      while (sample < SAMPLES && made < until) {
        made += 1
        await ask(made)
      }
    }
    await Promise.all([caller(), caller(), caller(), caller()])
  }
  return rows
}
