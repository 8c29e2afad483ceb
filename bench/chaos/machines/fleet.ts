import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort, MAIN } from '../../support/child.ts'
import { type Door, openDoor } from './door.ts'

export type Role = 'http' | 'worker' | 'render' | 'bot'

export type Machine = {
  name: string
  role: Role
  /** Between it and its database. */
  door: Door
  /** Of pages, for web processes. */
  port: number
  dataDir: string
  /** What /ready tells; undefined when it does not answer. */
  readiness(): Promise<Record<string, boolean> | undefined>
  kill(): void
  suspend(): void
  resume(): void
}

const RESTART_MS = 500
const READY_WITHIN_MS = 3000

const readinessOf = async (port: number): Promise<Record<string, boolean> | undefined> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/ready`, {
      signal: AbortSignal.timeout(READY_WITHIN_MS),
    })
    return (await answer.json()) as Record<string, boolean>
  } catch {
    return undefined
  }
}

/** The clock of a machine that is wrong by some seconds; durations are right. */
const skew = (seconds: number): Record<string, string> =>
  process.env.FAKETIME_LIBRARY && seconds !== 0
    ? {
        LD_PRELOAD: process.env.FAKETIME_LIBRARY,
        FAKETIME: `${seconds > 0 ? '+' : ''}${seconds}s`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        FAKETIME_NO_CACHE: '1',
      }
    : {}

/** Processes of the real program; one that ends is started again, as a supervisor does. */
export const startFleet = async ({
  folder,
  env,
  members,
}: {
  folder: string
  env: Record<string, string>
  members: readonly {
    name: string
    role: Role
    skewSeconds: number
    /** Where its door leads, and the address it has there. */
    portOf(): number
    urlAt(port: number): string
  }[]
}) => {
  let isStopping = false
  const children = new Map<string, ChildProcess>()
  let starts = 0

  const machines = await Promise.all(
    members.map(async ({ name, role, skewSeconds, portOf, urlAt }): Promise<Machine> => {
      const door = await openDoor(portOf)
      const [port, operations] = [await findFreePort(), await findFreePort()]
      const dataDir = join(folder, name)
      mkdirSync(dataDir, { recursive: true })
      const own = {
        ...env,
        ...(role === 'http' && { PORT: String(port) }),
        ROLES: role,
        OPERATIONS_PORT: String(operations),
        DATABASE_URL: urlAt(door.port),
        DATA_DIR: dataDir,
        ...skew(skewSeconds),
      }
      const log = openSync(join(folder, `${name}.log`), 'a')
      const start = () => {
        starts += 1
        const child = spawn(process.execPath, [MAIN], {
          env: { ...process.env, ...own },
          stdio: ['ignore', log, log],
        })
        children.set(name, child)
        child.once('exit', () => setTimeout(() => !isStopping && start(), RESTART_MS))
      }
      start()
      return {
        name,
        role,
        door,
        port,
        dataDir,
        readiness: () => readinessOf(operations),
        kill: () => void children.get(name)?.kill('SIGKILL'),
        suspend: () => void children.get(name)?.kill('SIGSTOP'),
        resume: () => void children.get(name)?.kill('SIGCONT'),
      }
    }),
  )
  return {
    machines,
    /** How often a process was started. */
    starts: () => starts,
    /** Names of those that are not ready when the time is over. */
    async waitUntilReady(limitMs: number): Promise<string[]> {
      const endsAt = Date.now() + limitMs
      for (;;) {
        const states = await Promise.all(machines.map(({ readiness }) => readiness()))
        const late = machines.filter((_, index) => states[index]?.ready !== true)
        if (late.length === 0 || Date.now() > endsAt) return late.map(({ name }) => name)
        await pause(200)
      }
    },
    async stop() {
      isStopping = true
      for (const { door } of machines) door.close()
      await Promise.all(
        [...children.values()].map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return
          const ended = once(child, 'exit')
          child.kill('SIGKILL')
          await ended
        }),
      )
    },
  }
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>
