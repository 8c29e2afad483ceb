import type { AppContext } from '../../src/context.ts'
import type { PublicationMedia } from '../../src/modules/publisher/publication-media.ts'

/** Between which two lines of publishing a worker falls asleep. */
export type Moment = 'fence-written' | 'call-opened' | 'call-composed'

/**
 * A worker that is stopped once, after it has written the fence: at the end of that transaction, where the call of the
 * network is opened, or inside the adapter, just before the request.
 */
export const createSleeper = ({
  ctx,
  media,
  moment,
  isFenced,
  sleep,
}: {
  ctx: AppContext
  media: PublicationMedia
  moment: Moment
  /** Whether the attempt is written. */
  isFenced(): Promise<boolean>
  /** What happens in the world meanwhile. */
  sleep(): void | Promise<void>
}) => {
  let hasFence = false
  let hasSlept = false
  const reach = (reached: Moment): void | Promise<void> => {
    if (!hasFence || hasSlept || reached !== moment) return
    hasSlept = true
    return sleep()
  }
  const transaction: typeof ctx.db.transaction = async (run) => {
    const result = await ctx.db.transaction(run)
    hasFence ||= await isFenced()
    await reach('fence-written')
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
        void reach('call-opened')
        return ctx.networks.findContext(of)
      },
    },
  }
  const files: PublicationMedia = {
    ...media,
    open: (of) => {
      const file = media.open(of)
      return {
        ...file,
        get kind() {
          void reach('call-composed')
          return file.kind
        },
      }
    },
  }
  return { ctx: sleeper, media: files, hasSlept: () => hasSlept }
}
