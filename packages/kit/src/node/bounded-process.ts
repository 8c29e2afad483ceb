import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { listBackgroundArgs } from './background.ts'
import { DiskFullError, saysDiskFull } from './disk-full.ts'

const MEBIBYTE = 1024 * 1024
const MAX_OUTPUT_LENGTH = 4 * MEBIBYTE
const MAX_STDERR_LENGTH = 8000
const SETPRIV = '/usr/bin/setpriv'
const PRLIMIT = '/usr/bin/prlimit'
/** Exit code of a wrapper that did not find the program. */
const NOT_FOUND = 127

export type ProcessLimits = {
  memoryMebibytes: number
  /** The largest file the program may write. */
  fileMebibytes: number
  /** Without it only the caller's own deadline applies. */
  cpuSeconds?: number
  timeoutMs?: number
}

type BoundedStart = {
  program: string
  args: readonly string[]
  limits: ProcessLimits
  /** PATH of the program; nothing else of the environment is passed on. */
  path: string
  /** Runs at the lowest priority of the machine. */
  isBackground?: boolean
  /** Variables besides PATH. */
  env?: Readonly<Record<string, string>>
  stdin?: 'ignore' | 'pipe'
  /** Pipes the program reads from besides stdin, as descriptors 3, 4 and so on. */
  extraInputs?: number
  /**
   * `collect` resolves with the text, up to 4 MiB of it; a function receives it in chunks; `bytes` is left to the
   * caller.
   */
  stdout?: 'collect' | 'ignore' | 'bytes' | Socket | ((text: string) => void)
  /**
   * `own`: killed together with everything it started. `inherited`: stays in the caller's process group, for a
   * caller that is itself killed as a group.
   */
  group?: 'own' | 'inherited'
  signal?: AbortSignal | undefined
}

export type BoundedProcess = {
  child: ChildProcess
  /** Rejects with MissingProgramError, DiskFullError, ProgramFailedError or the reason of the signal. */
  ended: Promise<{ output: string; stderr: string }>
  kill(): void
}

/** The program rejected its input, crashed or timed out. The message is for the log only. */
export class ProgramFailedError extends Error {
  override name = 'ProgramFailedError'
  readonly isTooSlow: boolean
  readonly stderr: string
  constructor(message: string, { isTooSlow, stderr }: { isTooSlow: boolean; stderr: string }) {
    super(message)
    this.isTooSlow = isTooSlow
    this.stderr = stderr
  }
}

/** The program is not installed or can't be started. */
export class MissingProgramError extends Error {
  override name = 'MissingProgramError'
}

/** CAP_SETPCAP. */
const DROPS_CAPABILITIES = 1n << 8n

/** Without capabilities root is an ordinary user, and no child process can regain them. */
const canDropCapabilities = (): boolean => {
  if (process.getuid?.() !== 0) return false
  const [, held = '0'] =
    /^CapEff:\s*([\da-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return (BigInt(`0x${held}`) & DROPS_CAPABILITIES) !== 0n
}

/** Linux enforces the limits and kills the program when its parent dies; elsewhere only the timeout is enforced. */
const wrapCommand = ({ program, args, limits, isBackground }: BoundedStart): [string, string[]] => {
  const command = [program, ...args]
  if (existsSync(PRLIMIT)) {
    command.unshift(
      PRLIMIT,
      `--as=${limits.memoryMebibytes * MEBIBYTE}`,
      ...(limits.cpuSeconds === undefined ? [] : [`--cpu=${limits.cpuSeconds}`]),
      `--fsize=${limits.fileMebibytes * MEBIBYTE}`,
      '--nofile=64',
      '--core=0',
      '--',
    )
  }
  if (isBackground) command.unshift(...listBackgroundArgs())
  if (existsSync(SETPRIV)) {
    const powerless = canDropCapabilities() ? ['--inh-caps=-all', '--bounding-set=-all'] : []
    command.unshift(SETPRIV, '--pdeathsig', 'KILL', '--no-new-privs', ...powerless, '--')
  }
  const [first = program, ...rest] = command
  return [first, rest]
}

const killGroup = (child: ChildProcess) => {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The group has just exited.
  }
}

/** Resolves when the process and its pipes are closed. */
const waitForEnd = (
  { program, limits, signal, stdout = 'collect' }: BoundedStart,
  { child, kill }: { child: ChildProcess; kill(): void },
): Promise<{ output: string; stderr: string }> =>
  new Promise((resolve, reject) => {
    let output = ''
    let stderr = ''
    let isTooSlow = false
    const timer =
      limits.timeoutMs &&
      setTimeout(() => {
        isTooSlow = true
        kill()
      }, limits.timeoutMs)
    signal?.addEventListener('abort', kill, { once: true })
    if (signal?.aborted) kill()
    const stopWatching = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', kill)
    }
    const text = stdout === 'bytes' ? undefined : child.stdout?.setEncoding('utf8')
    text?.on('data', (text: string) => {
      if (typeof stdout === 'function') return stdout(text)
      output += text
      if (output.length > MAX_OUTPUT_LENGTH) kill()
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-MAX_STDERR_LENGTH)
    })
    // A program that exits early breaks its pipes; its exit code says more.
    for (const pipe of [child.stdin, ...child.stdio.slice(3)]) pipe?.on('error', () => undefined)
    child.on('error', (cause) => {
      stopWatching()
      reject(new MissingProgramError(`${program}: ${cause.message}`, { cause }))
    })
    child.on('close', (code, exitSignal) => {
      stopWatching()
      if (signal?.aborted) return reject(signal.reason)
      const message = `${program}: ${exitSignal ?? code} ${stderr.trim().split('\n').at(-1)}`
      // ffmpeg exits with 0 when only the end of a file found no space.
      if (saysDiskFull(stderr)) return reject(new DiskFullError(message))
      if (code === 0) return resolve({ output, stderr })
      if (code === NOT_FOUND) return reject(new MissingProgramError(message))
      const isOverTime = isTooSlow || exitSignal === 'SIGXCPU'
      reject(new ProgramFailedError(message, { isTooSlow: isOverTime, stderr }))
    })
  })

/** Starts a program on untrusted input: no shell, no environment, limited, and never outliving this process. */
export const startBounded = (start: BoundedStart): BoundedProcess => {
  const { stdin = 'ignore', stdout = 'collect', group = 'own', path, env, extraInputs = 0 } = start
  const isPiped = stdout === 'collect' || stdout === 'bytes' || typeof stdout === 'function'
  const [command, args] = wrapCommand(start)
  const extraPipes = Array.from({ length: extraInputs }, (): 'pipe' => 'pipe')
  const child: ChildProcess = spawn(command, args, {
    stdio: [stdin, isPiped ? 'pipe' : stdout, 'pipe', ...extraPipes],
    env: { ...env, PATH: path, LC_ALL: 'C.UTF-8' },
    detached: group === 'own',
  })
  const kill = group === 'own' ? () => killGroup(child) : () => void child.kill('SIGKILL')
  const ended = waitForEnd(start, { child, kill })
  // A caller that killed the process may not await its end.
  ended.catch(() => undefined)
  return { child, ended, kill }
}

/** Runs a bounded program to its end and returns what it wrote to stdout. */
export const runBounded = async (
  start: BoundedStart & { limits: Required<ProcessLimits> },
): Promise<string> => {
  const { output } = await startBounded(start).ended
  return output
}
