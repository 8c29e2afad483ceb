import { spawnSync } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pick } from '../pick.ts'
import type { Door } from './door.ts'
import type { Fleet, Machine, Role } from './fleet.ts'
import type { Pooler } from './pooler.ts'
import type { Servers } from './servers.ts'

type Stage = {
  fleet: Fleet
  servers: Servers
  pooler: Pooler
  /** Of all ways to the database. */
  doors: readonly Door[]
  store: Door
  random(): number
  awayMs: number
  say(text: string): void
}

/** How long a process holds its breath: longer than a lease of the publisher of this run. */
const SUSPENDED_MS = 8000
/** A machine that works nine tenths slower. */
const [STOPPED_MS, RUNNING_MS] = [450, 50]
const DISK_BYTES = 256 * 1024 * 1024

/** The disk of a machine, so that it can be filled. Needs root. */
export const giveDisk = (folder: string): (() => void) => {
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', folder])
  if (mounted.status !== 0) throw new Error(`mount ${folder}: ${mounted.stderr}`)
  return () => void spawnSync('umount', ['--lazy', folder])
}

const fillDisk = async ({ dataDir }: Machine) => {
  const file = join(dataDir, 'ballast')
  const { bavail, bsize } = statfsSync(dataDir)
  await writeFile(file, Buffer.alloc(Math.max(0, bavail * bsize - bsize))).catch(() => undefined)
  return () => rm(file, { force: true })
}

const ofRole = ({ fleet, random }: Stage, ...roles: Role[]) =>
  pick(
    random,
    fleet.machines.filter(({ role }) => roles.includes(role)),
  )

/** One kind of loss: what happens, and how it ends by itself. */
export const DISTURBANCES = {
  kill: async (stage) => {
    const machine = ofRole(stage, 'http', 'worker', 'render', 'bot')
    machine.kill()
    return machine.name
  },
  'kill-pooler': async ({ pooler }) => {
    await pooler.restart()
    return 'the pooler'
  },
  promote: async ({ servers, doors, say }) => {
    const { tookMs } = await servers.promote(() => {
      for (const door of doors) door.cut()
    })
    say(`the standby took over in ${tookMs.toFixed(0)} ms`)
    await servers.addStandby()
    return 'the primary'
  },
  /** The machine is gone without a word: its connections stay open and silent. */
  vanish: async ({ servers, doors, say }) => {
    for (const door of doors) door.forget()
    const { tookMs } = await servers.promote(() => undefined)
    say(`the standby took over in ${tookMs.toFixed(0)} ms`)
    await servers.addStandby()
    return 'the primary, without a word'
  },
  partition: async (stage) => {
    const machine = ofRole(stage, 'worker')
    machine.door.silence()
    await pause(stage.awayMs)
    machine.door.open()
    return `${machine.name} and the database`
  },
  forget: async (stage) => {
    const machine = ofRole(stage, 'worker', 'render')
    machine.door.forget()
    return `connections of ${machine.name}`
  },
  suspend: async (stage) => {
    const machine = ofRole(stage, 'worker', 'render')
    machine.suspend()
    await pause(SUSPENDED_MS)
    machine.resume()
    return machine.name
  },
  'store-shut': async ({ store, awayMs }) => {
    store.shut()
    await pause(awayMs)
    store.open()
    return 'the store'
  },
  'store-silent': async ({ store, awayMs }) => {
    store.silence()
    await pause(awayMs)
    // Whoever still waits for what it asked meanwhile gets nothing.
    store.forget()
    store.open()
    return 'the store'
  },
  'full-disk': async (stage) => {
    const machines = [ofRole(stage, 'http'), ofRole(stage, 'worker'), ofRole(stage, 'render')]
    const free = await Promise.all(machines.map(fillDisk))
    await pause(stage.awayMs)
    await Promise.all(free.map((release) => release()))
    return machines.map(({ name }) => name).join(', ')
  },
  'slow-disk': async ({ servers, awayMs }) => {
    const endsAt = Date.now() + awayMs
    while (Date.now() < endsAt) {
      servers.stopPrimary()
      await pause(STOPPED_MS)
      servers.resumePrimary()
      await pause(RUNNING_MS)
    }
    return 'of the primary'
  },
  'standby-away': async ({ servers, awayMs }) => {
    servers.stopStandby()
    await pause(awayMs)
    servers.resumeStandby()
    return 'commits wait for it'
  },
} satisfies Record<string, (stage: Stage) => Promise<string>>

export type DisturbanceName = keyof typeof DISTURBANCES

const isName = (name: string): name is DisturbanceName => name in DISTURBANCES

/** Each kind once, `kills` of processes among them, in an order of the seed. */
export const planDisturbances = ({
  kills,
  only,
  random,
}: {
  kills: number
  only: string
  random(): number
}): DisturbanceName[] => {
  const names = Object.keys(DISTURBANCES).filter(isName)
  const unknown = only.split(',').filter((name) => name !== '' && !isName(name))
  if (unknown.length > 0) throw new Error(`--only: ${unknown.join(', ')} of ${names.join(', ')}`)
  const planned = [
    ...names.filter((name) => name !== 'kill'),
    ...Array.from({ length: kills }, () => 'kill' as const),
  ].filter((name) => only === '' || only.split(',').includes(name))
  return planned
    .map((name) => ({ name, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

export type { Stage }
