import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../../support/child.ts'

/** The pooler refuses to be root. */
const NOBODY = 65_534
const POLL_MS = 50

const settingsOf = ({ folder, port }: { folder: string; port: number }) => `
auth_type = scram-sha-256
auth_file = ${folder}/users
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
max_prepared_statements = 200
default_pool_size = 30
max_client_conn = 500
server_login_retry = 1
`

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** PgBouncer by `PGBOUNCER`, a command with its first arguments. It goes where `url` points. */
export const startPooler = async ({ folder, url }: { folder: string; url: string }) => {
  const [command = '', ...args] = (process.env.PGBOUNCER ?? '').split(' ').filter(Boolean)
  if (!command) throw new Error('PGBOUNCER is not set: use npm run chaos -- --machines')
  const own = join(folder, 'pooler')
  mkdirSync(own)
  const target = new URL(url)
  const port = await findFreePort()
  const file = join(own, 'pgbouncer.ini')
  const log = openSync(join(own, 'log'), 'a')
  writeFileSync(
    join(own, 'users'),
    `"${target.username}" "${decodeURIComponent(target.password)}"\n`,
  )
  writeFileSync(
    file,
    `[databases]\n* = host=127.0.0.1 port=${target.port}\n[pgbouncer]${settingsOf({ folder: own, port })}`,
  )
  for (const path of [own, join(own, 'users'), file]) {
    chmodSync(path, 0o755)
    if (process.getuid?.() === 0) chownSync(path, NOBODY, NOBODY)
  }
  let child: ChildProcess
  const start = async () => {
    child = spawn(command, [...args, file], {
      stdio: ['ignore', log, log],
      ...(process.getuid?.() === 0 && { uid: NOBODY, gid: NOBODY }),
    })
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${own}/log`)
      await pause(POLL_MS)
    }
  }
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  await start()
  const pooled = new URL(url)
  pooled.port = String(port)
  return {
    url: pooled.href,
    async restart() {
      await kill()
      await start()
    },
    stop: kill,
  }
}

export type Pooler = Awaited<ReturnType<typeof startPooler>>
