import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const ROOT = resolve(import.meta.dirname, '../..')
export const MAIN = resolve(ROOT, 'apps/server/src/main.ts')
const LIMIT_MS = 60_000

export const findFreePort = () =>
  new Promise<number>((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => found(port))
    })
  })

type Spawned = { file: string; env: Record<string, string>; health: string }

const stop = (child: ChildProcess) =>
  new Promise<void>((stopped) => {
    child.once('exit', () => stopped())
    child.kill('SIGINT')
  })

/** Runs a server file and resolves when its health URL answers. */
export const startChild = async ({ file, env, health }: Spawned) => {
  const child = spawn(process.execPath, [file], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // A failure of the benchmark must not leave its servers behind.
  process.once('exit', () => child.kill())
  const deadline = Date.now() + LIMIT_MS
  for (;;) {
    const isUp = await fetch(health).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { pid: child.pid ?? 0, stop: () => stop(child) }
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${file} did not start`)
    await pause(5)
  }
}
