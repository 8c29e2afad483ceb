import { TIME_HEADER } from '@kadr/sandbox/networks/host'
import type { AppContext } from '../../context.ts'
import { createDatabaseClock } from '../../platform/leases/database-clock.ts'
import { adoptAll, replayHistory } from '../collector/index.ts'
import type { DemoStep } from './demo-step.ts'

/** It is an earlier time for us and for the sandbox networks. */
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

/** Figures of three months, as if the workspace had been here all the time. */
export const collectFigures: DemoStep = {
  name: 'figures',
  async run({ ctx, actor: { workspaceId }, signal }) {
    await adoptAll({ ctx })
    await replayHistory({ ctx, ctxAt: (at) => contextAt(ctx, at), workspaceId, signal })
  },
}
