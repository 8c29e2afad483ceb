import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findNode } from './find-node.mjs'
import { COMPILED, ROOT } from './paths.mjs'

const MAIN = join(ROOT, 'apps', 'server', 'src', 'main.ts')

/** Runs the server until it exits. The IPC channel lets the server detect that this process was killed, and stop. */
export const runServer = ({ flags = [], env = {} } = {}) => {
  const server = spawn(findNode(), [...flags, MAIN], {
    cwd: ROOT,
    // From the second start on even the entry module is loaded from the compile cache.
    env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Ctrl-C in a terminal signals the whole process group; in its own group the server gets it once, from us.
    detached: process.platform !== 'win32',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
  server.once('error', (error) => {
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
