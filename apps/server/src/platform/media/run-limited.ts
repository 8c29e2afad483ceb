import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { DiskFullError, saysDiskFull } from '@kadr/kit/disk-full'

const MEBIBYTE = 1024 * 1024
const MAX_OUTPUT_BYTES = 4 * MEBIBYTE
const MAX_COMPLAINT_LENGTH = 4000

export type Limits = {
  memoryMebibytes: number
  cpuSeconds: number
  /** The largest file the program may write. */
  fileMebibytes: number
  timeoutMs: number
}

type Run = {
  program: string
  args: readonly string[]
  limits: Limits
  /** The folders programs are looked for in; nothing else of the environment is passed on. */
  path: string
  signal?: AbortSignal | undefined
  onOutput?(text: string): void
}

/** The program said no, died or took too long. The message is for the log only. */
export class ProgramFailedError extends Error {
  override name = 'ProgramFailedError'
  readonly isTooSlow: boolean
  constructor(message: string, { isTooSlow }: { isTooSlow: boolean }) {
    super(message)
    this.isTooSlow = isTooSlow
  }
}

const SETPRIV = '/usr/bin/setpriv'
const PRLIMIT = '/usr/bin/prlimit'

/** On Linux the program has limits of its own and dies with us; elsewhere only the time is bounded. */
const wrap = ({ program, args, limits }: Run): [string, string[]] => {
  const command = [program, ...args]
  if (existsSync(PRLIMIT)) {
    command.unshift(
      PRLIMIT,
      `--as=${limits.memoryMebibytes * MEBIBYTE}`,
      `--cpu=${limits.cpuSeconds}`,
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

const killGroup = (child: ChildProcess) => {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has just ended by itself.
  }
}

/** Runs a program on untrusted input: no shell, no environment, bounded, killed with its whole group. */
export const runLimited = (run: Run): Promise<string> =>
  new Promise((resolve, reject) => {
    const [command, args] = wrap(run)
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: run.path, LC_ALL: 'C' },
      detached: true,
    })
    let output = ''
    let complaint = ''
    let isTooSlow = false
    const kill = () => killGroup(child)
    const timer = setTimeout(() => {
      isTooSlow = true
      kill()
    }, run.limits.timeoutMs)
    run.signal?.addEventListener('abort', kill, { once: true })
    if (run.signal?.aborted) kill()
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (run.onOutput) run.onOutput(text)
      else output += text
      if (output.length > MAX_OUTPUT_BYTES) kill()
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-MAX_COMPLAINT_LENGTH)
    })
    const end = () => {
      clearTimeout(timer)
      run.signal?.removeEventListener('abort', kill)
    }
    child.on('error', (error) => {
      end()
      reject(error)
    })
    child.on('close', (code, signal) => {
      end()
      if (run.signal?.aborted) return reject(run.signal.reason)
      const message = `${run.program}: ${signal ?? code} ${complaint.trim().split('\n').at(-1)}`
      // The file is not to blame; and ffmpeg calls it a success when only the end of a file had no room.
      if (saysDiskFull(complaint)) return reject(new DiskFullError(message))
      if (code === 0) return resolve(output)
      reject(new ProgramFailedError(message, { isTooSlow: isTooSlow || signal === 'SIGXCPU' }))
    })
  })
