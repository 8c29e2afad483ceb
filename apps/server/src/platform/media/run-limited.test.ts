import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { type Limits, ProgramFailedError, runLimited } from './run-limited.ts'

const LIMITS: Limits = { memoryMebibytes: 256, cpuSeconds: 5, fileMebibytes: 1, timeoutMs: 5000 }
const run = (script: string, limits: Partial<Limits> = {}, signal?: AbortSignal) =>
  runLimited({
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

it('ends a program that nobody waits for any more', async () => {
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

it.skipIf(!existsSync('/usr/bin/setpriv'))('lets no program outlive a killed server [needs setpriv]', async () => {
  const module = JSON.stringify(join(import.meta.dirname, 'run-limited.ts'))
  const server = spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { runLimited } from ${module}
     runLimited({ program: 'sh', args: ['-c', 'echo $$; exec sleep 60'], path: '/usr/bin:/bin',
       limits: ${JSON.stringify({ ...LIMITS, timeoutMs: 60_000 })},
       onOutput: (text) => process.stdout.write(text) })`,
  ])
  const [line] = await once(server.stdout, 'data')
  const pid = Number(String(line))
  expect(isRunning(pid)).toBe(true)
  server.kill('SIGKILL')
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 5000 })
})
