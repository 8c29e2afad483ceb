import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import {
  MissingProgramError,
  type ProcessLimits,
  ProgramFailedError,
  runBounded,
  startBounded,
} from './bounded-process.ts'
import { DiskFullError } from './disk-full.ts'

const LIMITS: Required<ProcessLimits> = {
  memoryMebibytes: 256,
  cpuSeconds: 5,
  fileMebibytes: 1,
  timeoutMs: 5000,
}
const run = (script: string, limits: Partial<ProcessLimits> = {}, signal?: AbortSignal) =>
  runBounded({
    program: 'sh',
    args: ['-c', script],
    limits: { ...LIMITS, ...limits },
    path: '/usr/bin:/bin',
    signal,
  })

it('gives the output, and none of our environment', async () => {
  expect(await run('echo hello; env')).toMatch(/^hello\n/)
  expect(await run('env')).not.toContain('HOME=')
})

it('tells of a failure by the last words of the program', async () => {
  await expect(run('echo one >&2; echo two >&2; exit 3')).rejects.toThrow('sh: 3 two')
})

it('ends a program that takes too long, with its children', async () => {
  const failure = await run('sleep 30 & sleep 30', { timeoutMs: 200 }).catch((error) => error)
  expect(failure).toBeInstanceOf(ProgramFailedError)
  expect(failure.isTooSlow).toBe(true)
})

it('tells a missing program from one that failed', async () => {
  await expect(
    runBounded({ program: 'no-such-program', args: [], limits: LIMITS, path: '/usr/bin:/bin' }),
  ).rejects.toThrow(MissingProgramError)
})

it('reports a full disk even when the program exits with success', async () => {
  await expect(run('echo "x: No space left on device" >&2')).rejects.toThrow(DiskFullError)
})

it('feeds a program through its stdin', async () => {
  const counter = startBounded({
    program: 'wc',
    args: ['-c'],
    limits: LIMITS,
    path: '/usr/bin:/bin',
    stdin: 'pipe',
  })
  counter.child.stdin?.end('12345')
  expect((await counter.ended).output.trim()).toBe('5')
})

it.skipIf(!existsSync('/proc/self/stat'))(
  'leads a process group of its own, or stays in that of its caller',
  async () => {
    const leadsGroup = async (group: 'own' | 'inherited') => {
      const args = ['-c', 'cut -d " " -f 5 /proc/self/stat']
      const start = { program: 'sh', args, limits: LIMITS, path: '/usr/bin:/bin', group }
      const { child, ended } = startBounded(start)
      return Number((await ended).output) === child.pid
    }
    expect(await leadsGroup('own')).toBe(true)
    expect(await leadsGroup('inherited')).toBe(false)
  },
)

it('ends a program when its signal is aborted', async () => {
  const stop = new AbortController()
  const running = run('sleep 30', {}, stop.signal)
  stop.abort(new Error('not needed'))
  await expect(running).rejects.toThrow('not needed')
})

it.skipIf(!existsSync('/usr/bin/prlimit'))(
  'lets no program write or take without end [needs prlimit]',
  async () => {
    await expect(run('head -c 5000000 /dev/zero > "$(mktemp)"')).rejects.toThrow()
    await expect(run('yes x | tr -d "\\n" | sort', { memoryMebibytes: 64 })).rejects.toThrow()
    await expect(run('yes')).rejects.toThrow(ProgramFailedError)
  },
)

const isRunning = (pid: number) => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return false
  }
}

it.skipIf(!existsSync('/usr/bin/setpriv'))(
  'lets no program outlive a killed server [needs setpriv]',
  async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'bounded-process.ts'))
    const server = spawn(process.execPath, [
      '--input-type=module',
      '--eval',
      `import { runBounded } from ${module}
     runBounded({ program: 'sh', args: ['-c', 'echo $$; exec sleep 60'], path: '/usr/bin:/bin',
       limits: ${JSON.stringify({ ...LIMITS, timeoutMs: 60_000 })},
       stdout: (text) => process.stdout.write(text) })`,
    ])
    const [line] = await once(server.stdout, 'data')
    const pid = Number(String(line))
    expect(isRunning(pid)).toBe(true)
    server.kill('SIGKILL')
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false))
  },
)

it.skipIf(process.getuid?.() !== 0)('gives up the powers of root [needs root]', async () => {
  const status = await run('cat /proc/self/status')
  expect(status).toMatch(/^CapEff:\s*0+$/m)
  expect(status).toMatch(/^NoNewPrivs:\s*1$/m)
})
