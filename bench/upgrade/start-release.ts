import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '../support/child.ts'

const LIMIT_MS = 120_000
/** What `deploy/compose.yaml` gives a process. */
const GRACE_MS = 60_000

export type Release = { folder: string; main: string }
export type Started = { url: string; isReady(): Promise<boolean>; stop(): Promise<void> }

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

const waitFor = async ({ child, ready }: { child: ChildProcess; ready: string }) => {
  const deadline = Date.now() + LIMIT_MS
  while (!(await answers(ready))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${ready}: no answer`)
    await pause(100)
  }
}

/** One process of a release, in the role it is given. Stops as a supervisor stops it. */
export const startRelease = async ({
  release,
  roles,
  env,
}: {
  release: Release
  roles: string
  env: Record<string, string>
}): Promise<Started> => {
  const [port, operations] = [await findFreePort(), await findFreePort()]
  const child = spawn(process.execPath, [release.main], {
    cwd: release.folder,
    env: {
      ...process.env,
      ...env,
      ROLES: roles,
      PORT: String(port),
      OPERATIONS_PORT: String(operations),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const ready = `http://127.0.0.1:${operations}/ready`
  await waitFor({ child, ready })
  return {
    url: `http://127.0.0.1:${port}`,
    isReady: () => answers(ready),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      const late = setTimeout(() => {
        console.error(`${roles}: did not stop within ${GRACE_MS} ms`)
        child.kill('SIGKILL')
      }, GRACE_MS)
      await exit
      clearTimeout(late)
    },
  }
}
