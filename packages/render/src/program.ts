import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Socket } from 'node:net'
import { RenderFailedError, saysDiskFull } from './render-failed-error.ts'

const MEBIBYTE = 1024 * 1024
const SETPRIV = '/usr/bin/setpriv'
const PRLIMIT = '/usr/bin/prlimit'
const MAX_COMPLAINT_LENGTH = 8000
/** What a wrapper ends with when there is no such program. */
const NOT_FOUND = 127

type ProgramLimits = { memoryMebibytes: number; fileMebibytes: number }

type Start = {
  program: 'ffmpeg' | 'ffprobe'
  args: readonly string[]
  path: string
  limits: ProgramLimits
  stdin: 'ignore' | 'pipe'
  /** `all` is kept whole. */
  stdout: 'all' | 'ignore' | Socket
}

export type Program = {
  child: ChildProcess
  /** Resolves with what it said; rejects when it ended badly. */
  ended: Promise<{ output: string; complaint: string }>
  kill(): void
}

/** On Linux a program has limits of its own and dies with us, whatever kills us. */
const wrap = ({ program, args, limits }: Start): [string, string[]] => {
  const command = [program, ...args]
  if (existsSync(PRLIMIT)) {
    command.unshift(
      PRLIMIT,
      `--as=${limits.memoryMebibytes * MEBIBYTE}`,
      `--fsize=${limits.fileMebibytes * MEBIBYTE}`,
      '--nofile=64',
      '--core=0',
      '--',
    )
  }
  if (existsSync(SETPRIV)) command.unshift(SETPRIV, '--pdeathsig', 'KILL', '--')
  const [first = program, ...rest] = command
  return [first, rest]
}

/** Starts ffmpeg or ffprobe: no shell, no environment but where programs lie. */
export const startProgram = (start: Start): Program => {
  const [command, args] = wrap(start)
  const child = spawn(command, args, {
    stdio: [start.stdin, start.stdout === 'all' ? 'pipe' : start.stdout, 'pipe'],
    env: { PATH: start.path, LC_ALL: 'C' },
  })
  let output = ''
  let complaint = ''
  if (start.stdout === 'all') {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-MAX_COMPLAINT_LENGTH)
  })
  // A program that ends early breaks the pipe; its exit code says so better.
  child.stdin?.on('error', () => undefined)
  const ended = new Promise<{ output: string; complaint: string }>((resolve, reject) => {
    child.on('error', () => reject(new RenderFailedError({ code: 'tools', detail: start.program })))
    child.on('close', (code, signal) => {
      // Said even by a program that ends well: it does not mind when only the end of a file had no room.
      if (saysDiskFull(complaint))
        reject(new RenderFailedError({ code: 'space', detail: complaint }))
      else if (code === 0) resolve({ output, complaint })
      else if (code === NOT_FOUND)
        reject(new RenderFailedError({ code: 'tools', detail: complaint }))
      else reject(new Error(`${start.program}: ${signal ?? code} ${complaint.trim().slice(-600)}`))
    })
  })
  // Whoever waits hears of it; whoever has killed it does not care.
  ended.catch(() => undefined)
  return { child, ended, kill: () => child.kill('SIGKILL') }
}
