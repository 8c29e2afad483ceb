import type { AppContext } from '../../src/context.ts'

/**
 * Where a worker is suspended: at the commit of the transaction that records the attempt, when the connection to the
 * network is opened, or before its response is returned.
 */
export type Moment = 'recorded' | 'connect' | 'answer'

/** The context of a worker that is suspended once, after its attempt was recorded. */
export const createSuspendedContext = ({
  ctx,
  moment,
  isRecorded,
  sleep,
}: {
  ctx: AppContext
  moment: Moment
  isRecorded(): Promise<boolean>
  /** Runs while the worker is suspended. */
  sleep(): void | Promise<void>
}) => {
  let hasRecord = false
  let hasSlept = false
  const reach = (reached: Moment): void | Promise<void> => {
    if (!hasRecord || hasSlept || reached !== moment) return
    hasSlept = true
    return sleep()
  }
  const transaction: typeof ctx.db.transaction = async (run, config) => {
    const result = await ctx.db.transaction(run, config)
    hasRecord ||= await isRecorded()
    await reach('recorded')
    return result
  }
  const sleeper: AppContext = {
    ...ctx,
    db: new Proxy(ctx.db, {
      get: (target, name, receiver) =>
        name === 'transaction' ? transaction : Reflect.get(target, name, receiver),
    }),
    networks: {
      findContext: (of) => {
        const found = ctx.networks.findContext(of)
        void reach('connect')
        if (!found) return undefined
        return {
          ...found,
          http: async (request) => {
            const outcome = await found.http(request)
            await reach('answer')
            return outcome
          },
        }
      },
    },
  }
  return { ctx: sleeper, hasSlept: () => hasSlept }
}
