import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { AppContext } from '../../../context.ts'

const PROGRAM = fileURLToPath(import.meta.resolve('@kadr/starter/make'))
const LOW_PRIORITY = 15

/** Generates the pack in a child process with low priority: drawing would block the event loop. */
export const makePackInChild = async ({
  ctx,
  folder,
  signal,
}: {
  ctx: AppContext
  folder: string
  signal: AbortSignal
}): Promise<void> => {
  // Its stdin is our pipe: it exits with us even when we are killed, and the next start generates the missing files.
  const child = spawn(
    process.execPath,
    [PROGRAM, '--out', folder, '--nice', `${LOW_PRIORITY}`, '--tied'],
    { env: { PATH: ctx.media.path }, stdio: ['pipe', 'ignore', 'pipe'], signal },
  )
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-2000)
  })
  const [code, killed] = await once(child, 'close')
  if (code !== 0) throw new Error(`The starter pack was not made (${code ?? killed}): ${complaint}`)
}
