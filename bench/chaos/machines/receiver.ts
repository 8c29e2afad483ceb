import { once } from 'node:events'
import { join } from 'node:path'
import { z } from 'zod'
import { spawnNode } from '../processes.ts'
import type { ReceivedWebhook } from '../webhook-verdict.ts'

const report = z.array(
  z.object({
    name: z.string(),
    id: z.string(),
    subject: z.string(),
    sequence: z.number(),
    title: z.string(),
    isForged: z.boolean(),
  }),
)

/** Programs of others that are told what happens, in a process that is never killed. */
export const startReceiver = async ({ port, seed }: { port: number; seed: number }) => {
  const file = join(import.meta.dirname, '../webhook-receiver.ts')
  const child = spawnNode(file, [String(port), String(seed)], process.env)
  await once(child, 'message')
  return {
    know: (endpoint: { name: string; secret: string }) => child.send(endpoint),
    report: async (): Promise<readonly ReceivedWebhook[]> => {
      const answered = once(child, 'message')
      child.send('report')
      return report.parse((await answered)[0])
    },
    stop: () => child.kill('SIGKILL'),
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>
