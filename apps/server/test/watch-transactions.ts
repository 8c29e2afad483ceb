import type { AppContext } from '../src/context.ts'

/**
 * A context whose process can be suspended before and after each of its transactions, except while it has one open:
 * others would wait for its locks. What else the process does begins no transaction until it wakes.
 */
export const watchTransactions = ({
  ctx,
  before,
  after,
}: {
  ctx: AppContext
  before?(): Promise<void>
  after?(): Promise<void>
}): AppContext => {
  let open = 0
  let asleep: Promise<void> | undefined
  const suspend = async (sleep: (() => Promise<void>) | undefined) => {
    while (asleep !== undefined) await asleep
    if (open > 0 || !sleep) return
    asleep = sleep().finally(() => {
      asleep = undefined
    })
    await asleep
  }
  const transaction: typeof ctx.db.transaction = async (run, config) => {
    await suspend(before)
    while (asleep !== undefined) await asleep
    open += 1
    const result = await ctx.db.transaction(run, config).finally(() => {
      open -= 1
    })
    await suspend(after)
    return result
  }
  const db = new Proxy(ctx.db, {
    get: (target, name, receiver) =>
      name === 'transaction' ? transaction : Reflect.get(target, name, receiver),
  })
  return { ...ctx, db }
}
