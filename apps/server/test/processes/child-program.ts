import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const SOURCES = join(import.meta.dirname, '../../src')
const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/kadr-compile')

export type ChildProgram = {
  process: ChildProcess
  /** Resolves when the text has been printed; rejects when the program exits without it. */
  printed(text: string): Promise<void>
  /** Exit code or signal. */
  exited: Promise<{ code: number | string }>
  /** Exit code or signal, and the output. */
  ended: Promise<{ code: number | string; stdout: string; stderr: string }>
}

/** The real program, or a command of it, as a child process, started as by the bootstrap. */
export const startProgram = (
  env: Record<string, string>,
  [file = 'main.ts', ...args]: readonly string[] = [],
): ChildProgram => {
  const child = spawn(process.execPath, [join(SOURCES, file), ...args], {
    env: { PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  const exited = once(child, 'exit').then(([code, signal]) => ({ code: code ?? signal }))
  // Not 'close': it is never emitted for a child whose IPC channel was disconnected.
  const ended = Promise.all([
    exited,
    ...[child.stdout, child.stderr].flatMap((stream) => (stream ? [once(stream, 'end')] : [])),
  ]).then(([{ code }]) => ({ code, stdout, stderr }))
  return {
    process: child,
    exited,
    ended,
    async printed(text) {
      while (!stdout.includes(text)) {
        const isOver = child.exitCode !== null || child.signalCode !== null
        if (isOver) throw new Error(`The program ended early: ${stderr}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
  }
}
