import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import {
  answered,
  type BuyerMessage,
  type PaymentReport,
  paymentReport,
} from './payment-messages.ts'

/** The fake providers, and what buyers do with them. */
export const startPaymentSandbox = async (input: {
  port: number
  webPort: number
  seed: number
}) => {
  const args = [input.port, input.webPort, input.seed].map(String)
  const file = join(import.meta.dirname, 'payment-sandbox.ts')
  const child: ChildProcess = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  const open = new Map<number, (answer: unknown) => void>()
  let asked = 0
  child.on('message', (input) => {
    const { id, answer } = answered.parse(input)
    open.get(id)?.(answer)
    open.delete(id)
  })
  const ask = (message: BuyerMessage): Promise<unknown> =>
    new Promise((resolve) => {
      asked += 1
      open.set(asked, resolve)
      child.send({ id: asked, message })
    })
  return {
    ask,
    report: async (): Promise<PaymentReport> => paymentReport.parse(await ask({ kind: 'report' })),
    stop: () => child.kill('SIGKILL'),
  }
}
export type PaymentSandbox = Awaited<ReturnType<typeof startPaymentSandbox>>
