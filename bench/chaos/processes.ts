import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Network } from '@kadr/contract/publishing/networks'
import { z } from 'zod'
import { MAIN } from '../support/child.ts'

/** `isPrivate`: a message of the bot to a person, not a publication. */
const arrivals = z.array(
  z.object({ network: z.string(), text: z.string(), isPrivate: z.boolean(), at: z.string() }),
)
const texts = z.array(z.string())
const people = z.array(
  z.object({ network: z.string(), people: z.array(z.object({ id: z.string() })) }),
)
export type Arrival = z.infer<typeof arrivals>[number]

export const spawnNode = (file: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })

/** The fake networks, in a process that is never killed: what they received is the ground truth. */
export const startSandbox = async (input: {
  port: number
  seed: number
  faults: number
  without: string
  /** Accounts have posts that were not made by us, under which people can write. */
  hasHistory?: boolean
  /** Of the proxy by which they are reached; it has the files, too. */
  frontPort?: number
}) => {
  const { port, seed, faults, without, hasHistory = false, frontPort = port } = input
  const args = [port, seed, faults, without, hasHistory, frontPort].map(String)
  const child = spawnNode(join(import.meta.dirname, 'sandbox.ts'), args, process.env)
  await once(child, 'message')
  const request = async (message: string | object): Promise<unknown> => {
    const response = once(child, 'message')
    child.send(message)
    return (await response)[0]
  }
  return {
    tell: (word: 'storm' | 'calm') => child.send(word),
    /** Strangers write under the newest posts; the words of all. */
    comment: async (asked: {
      accounts: readonly { network: Network; externalId: string }[]
      count: number
    }) => texts.parse(await request({ comment: asked })),
    /** All comments of the networks, ours too. */
    comments: async () => texts.parse(await request('comments')),
    report: async () => arrivals.parse(await request('report')),
    /** In the order in which the network's sign-in offers them. */
    peopleOf: async (network: Network) =>
      people.parse(await request('people')).find((one) => one.network === network)?.people ?? [],
    stop: () => child.kill('SIGKILL'),
  }
}

const RESTART_MS = 200
const AWAKE_MS = 3000

/** Worker processes of the real application; a killed one is restarted. */
export const startWorkers = (input: { count: number; env: NodeJS.ProcessEnv }) => {
  let isStopping = false
  const workers: ChildProcess[] = []
  const spawnWorker = (index: number) => {
    const child = spawnNode(MAIN, [], input.env)
    workers[index] = child
    // With a delay, as a supervisor would: while the database is down the process would only exit again.
    child.once('exit', () => {
      setTimeout(() => !isStopping && spawnWorker(index), RESTART_MS)
    })
  }
  for (let index = 0; index < input.count; index += 1) spawnWorker(index)
  const pauses: Promise<unknown>[] = []
  return {
    kill: (index: number) => workers[index % input.count]?.kill('SIGKILL'),
    /** Simulates a suspended machine: the process resumes later at the same instruction. */
    suspend: (index: number, ms: number) => {
      const worker = workers[index % input.count]
      worker?.kill('SIGSTOP')
      pauses.push(pause(ms).then(() => worker?.kill('SIGCONT')))
    },
    /** Waits until all suspended workers have resumed, and for what they do after waking up. */
    waitForResumed: async () => {
      await Promise.all(pauses)
      if (pauses.length > 0) await pause(AWAKE_MS)
    },
    stop: async () => {
      isStopping = true
      await Promise.all(
        workers.map(async (worker) => {
          if (worker.exitCode !== null || worker.signalCode !== null) return
          const exit = once(worker, 'exit')
          worker.kill('SIGKILL')
          await exit
        }),
      )
    },
  }
}
