import type { ThreadTask } from '@kadr/kit/node/run-on-thread'
import { expect, it } from 'vitest'
import { createThreadPool } from './thread-pool.ts'

const task: ThreadTask<Int32Array, string> = {
  module: new URL('../../../../../packages/kit/test/gate.thread.ts', import.meta.url),
  timeoutMs: 30_000,
  memoryMebibytes: 64,
}

const createGate = () => new Int32Array(new SharedArrayBuffer(8))
const open = (gate: Int32Array) => {
  Atomics.store(gate, 1, 1)
  Atomics.notify(gate, 1)
}

it('runs as many tasks at once as it has threads, and the next when one is free', async () => {
  const pool = createThreadPool({ size: 2 })
  const gates = [createGate(), createGate(), createGate()] as const
  const [first, second, third] = gates
  const running = gates.map((gate) => pool.run(task, gate))
  while (Atomics.load(first, 0) + Atomics.load(second, 0) < 2) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(Atomics.load(third, 0)).toBe(0)
  for (const gate of gates) open(gate)
  expect(await Promise.all(running)).toEqual(['opened', 'opened', 'opened'])
  pool.close()
})

it('ends what runs when it is closed', async () => {
  const pool = createThreadPool({ size: 1 })
  const running = pool.run(task, createGate())
  pool.close()
  await expect(running).rejects.toThrow()
})
