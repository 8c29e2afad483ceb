import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const RESTART_MS = 200
const FILE = join(import.meta.dirname, 'automation-worker.ts')

/** A process that is started again whenever it dies. */
const startOne = ({ args, env }: { args: readonly string[]; env: NodeJS.ProcessEnv }) => {
  let child: ChildProcess | undefined
  /** Resolves with a process that listens. */
  const spawnReady = async (): Promise<ChildProcess> => {
    for (;;) {
      const made = spawn(process.execPath, [FILE, ...args], {
        env,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
      child = made
      const gone = once(made, 'exit').then(() => false)
      const isReady = await Promise.race([once(made, 'message').then(() => true), gone])
      if (isReady && made.connected) return made
      // While the database is down the process would only exit again.
      await pause(RESTART_MS)
    }
  }
  return {
    kill: () => child?.kill('SIGKILL'),
    /** Whether everything due at this time was done; false when the process or the database died meanwhile. */
    turn: async (time: number): Promise<boolean> => {
      const alive = child?.connected && child.exitCode === null ? child : await spawnReady()
      const left = new AbortController()
      const { signal } = left
      const gone = once(alive, 'exit', { signal }).then(() => false)
      const answer = once(alive, 'message', { signal }).then(([message]) => message === time)
      gone.catch(() => undefined)
      answer.catch(() => undefined)
      alive.send(time, () => undefined)
      try {
        return await Promise.race([gone, answer])
      } finally {
        left.abort()
      }
    },
  }
}

export const startAutomationWorkers = ({
  count,
  ...input
}: {
  count: number
  args: readonly string[]
  env: NodeJS.ProcessEnv
}) => {
  const workers = Array.from({ length: count }, () => startOne(input))
  return {
    kill: (index: number) => workers[index % count]?.kill(),
    killAll: () => {
      for (const worker of workers) worker.kill()
    },
    /** All at once; true when at least one of them has done all that was due. */
    turn: async (time: number): Promise<boolean> =>
      (await Promise.all(workers.map((worker) => worker.turn(time)))).some((isDone) => isDone),
  }
}
