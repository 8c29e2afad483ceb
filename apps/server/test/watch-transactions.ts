import type { AppContext } from '../src/context.ts'

/**
 * A context whose process can be suspended before and after each of its transactions, except within another one: others
 * would wait for its locks.
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
  const transaction: typeof ctx.db.transaction = async (run, config) => {
    if (open === 0) await before?.()
    open += 1
    const result = await ctx.db.transaction(run, config).finally(() => {
      open -= 1
    })
    if (open === 0) await after?.()
    return result
  }
  const db = new Proxy(ctx.db, {
    get: (target, name, receiver) =>
      name === 'transaction' ? transaction : Reflect.get(target, name, receiver),
  })
  return { ...ctx, db }
}
