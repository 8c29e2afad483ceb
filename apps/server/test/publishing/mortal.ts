import type { AppContext } from '../../src/context.ts'

export class Killed extends Error {
  override name = 'Killed'
}

/**
 * A context whose owner dies at the n-th boundary: before or after a call of a network, before or after a
 * transaction. From then on it does nothing any more, as a process that is gone.
 */
export const createMortal = ({ ctx, dieAt }: { ctx: AppContext; dieAt: number }) => {
  let passed = 0
  let isDead = false
  const stayAlive = () => {
    if (isDead) throw new Killed()
  }
  const boundary = () => {
    passed += 1
    if (passed === dieAt) isDead = true
    stayAlive()
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
        stayAlive()
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
