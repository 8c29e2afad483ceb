import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runOnThread, startThread, type ThreadTask } from './run-on-thread.ts'

const task = <Input, Output>(name: string): ThreadTask<Input, Output> => ({
  module: new URL(`../../test/${name}.thread.ts`, import.meta.url),
  timeoutMs: 20_000,
  memoryMebibytes: 64,
})

it('leaves the event loop free while the task blocks its own thread', async () => {
  const gate = new Int32Array(new SharedArrayBuffer(8))
  const running = runOnThread(task<Int32Array, string>('gate'), { input: gate })
  while (Atomics.load(gate, 0) === 0) await nextTurn()
  // The task waits for something only this event loop can do.
  Atomics.store(gate, 1, 1)
  Atomics.notify(gate, 1)
  expect(await running).toBe('opened')
})

it('ends a task at its limits of time and memory, and passes its failure on', async () => {
  const limits = task<'spin' | 'fill' | 'throw', never>('limits')
  const slow = runOnThread({ ...limits, timeoutMs: 100 }, { input: 'spin' })
  await expect(slow).rejects.toMatchObject({ name: 'ThreadLimitError', limit: 'time' })
  const large = runOnThread(limits, { input: 'fill' })
  await expect(large).rejects.toMatchObject({ name: 'ThreadLimitError', limit: 'memory' })
  await expect(runOnThread(limits, { input: 'throw' })).rejects.toThrow('refused')
})

it('ends a task whose caller gives up', async () => {
  const stopping = new AbortController()
  const limits = task<'spin', never>('limits')
  const running = runOnThread(limits, { input: 'spin', signal: stopping.signal })
  stopping.abort(new Error('closed'))
  await expect(running).rejects.toThrow('closed')
})

it('takes one task after another, until one is ended by force', async () => {
  const limits = task<'spin' | 'throw', never>('limits')
  const thread = startThread(limits)
  await expect(thread.run(limits, { input: 'throw' })).rejects.toThrow('refused')
  await expect(thread.run(limits, { input: 'throw' })).rejects.toThrow('refused')
  expect(thread.isUsable()).toBe(true)
  const slow = thread.run({ ...limits, timeoutMs: 100 }, { input: 'spin' })
  await expect(slow).rejects.toMatchObject({ limit: 'time' })
  expect(thread.isUsable()).toBe(false)
})
