import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { listBackgroundArgs } from '@kadr/kit/node/background'

/** Forks a helper process of a benchmark, behind everything else on the machine, and sends it requests over IPC. */
export const startHelper = async (name: string, argument: string) => {
  const [execPath = process.execPath, ...execArgv] = [...listBackgroundArgs(), process.execPath]
  const child = fork(join(import.meta.dirname, `${name}.ts`), [argument], { execPath, execArgv })
  const died = once(child, 'exit').then(([code]): never => {
    throw new Error(`${name} ended with ${code}`)
  })
  died.catch(() => undefined)
  const receive = async (): Promise<unknown> =>
    (await Promise.race([once(child, 'message'), died]))[0]
  return {
    pid: child.pid ?? 0,
    /** What it said first. */
    opening: await receive(),
    ask(message: object): Promise<unknown> {
      const answer = receive()
      child.send(message)
      return answer
    },
    async stop() {
      child.disconnect()
      await died.catch(() => undefined)
    },
  }
}
