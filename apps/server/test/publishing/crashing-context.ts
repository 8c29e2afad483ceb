import type { AppContext } from '../../src/context.ts'

export class Killed extends Error {
  override name = 'Killed'
}

/**
 * A context whose process dies at the n-th boundary: before or after a network request, before or after a transaction.
 * After that every call throws.
 */
export const createCrashingContext = ({ ctx, dieAt }: { ctx: AppContext; dieAt: number }) => {
  let passed = 0
  let isDead = false
  const assertAlive = () => {
    if (isDead) throw new Killed()
  }
  const boundary = () => {
    passed += 1
    if (passed === dieAt) isDead = true
    assertAlive()
  }
  const around = async <T>(run: () => Promise<T>): Promise<T> => {
    boundary()
    const result = await run()
    boundary()
    return result
  }
  const guard = (db: AppContext['db']) =>
    new Proxy(db, {
      get: (target, name, receiver) => {
        assertAlive()
        const transaction: typeof target.transaction = (run) =>
          around(() => target.transaction(run))
        return name === 'transaction' ? transaction : Reflect.get(target, name, receiver)
      },
    })
  const mortal: AppContext = {
    ...ctx,
    db: guard(ctx.db),
    urgentDb: guard(ctx.urgentDb),
    networks: {
      findContext: (of) => {
        const found = ctx.networks.findContext(of)
        return found && { ...found, http: (request) => around(() => found.http(request)) }
      },
    },
  }
  return { ctx: mortal, isDead: () => isDead }
}
