import { TIME_HEADER } from '@kadr/sandbox/networks/host'
import type { AppContext } from '../../../../context.ts'
import { createDatabaseClock } from '../../../../platform/leases/database-clock.ts'
import { adoptAll, replayHistory } from '../../../insight/collector/index.ts'
import type { DemoStep } from '../demo-step.ts'

/** The clock and the sandbox networks are at an earlier time. */
const contextAt = (ctx: AppContext, at: Date): AppContext => {
  const clock = { now: () => at, monotonic: () => ctx.clock.monotonic() }
  return {
    ...ctx,
    clock,
    databaseClock: createDatabaseClock(clock),
    networks: {
      findContext: (of) => {
        const found = ctx.networks.findContext(of)
        if (!found) return undefined
        const time = { [TIME_HEADER]: at.toISOString() }
        return {
          ...found,
          clock,
          http: (request) => found.http({ ...request, headers: { ...request.headers, ...time } }),
        }
      },
    },
  }
}

/** Figures of three months, as if they had been collected all along. */
export const collectFigures: DemoStep = {
  name: 'figures',
  async run({ ctx, actor: { workspaceId }, signal }) {
    await adoptAll({ ctx })
    await replayHistory({ ctx, ctxAt: (at) => contextAt(ctx, at), workspaceId, signal })
  },
}
