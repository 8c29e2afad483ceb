import { DAY_MS } from '@kadr/kit/durations'
import { keepFacts, listFacts } from '../../../library/business/index.ts'
import { FACTS } from '../content/demo-facts.ts'
import type { DemoStep } from '../demo-step.ts'

const untilOf = (endedDaysAgo: number | undefined, now: Date): string | null =>
  endedDaysAgo === undefined ? null : new Date(now.getTime() - endedDaysAgo * DAY_MS).toISOString()

export const addFacts: DemoStep = {
  name: 'facts',
  async run({ ctx, actor: { workspaceId } }) {
    // A person may have changed them since.
    if ((await listFacts({ ctx, workspaceId })).length > 0) return
    const now = ctx.clock.now()
    await keepFacts({
      ctx,
      workspaceId,
      facts: FACTS.map(({ endedDaysAgo, ...fact }) => ({
        ...fact,
        until: untilOf(endedDaysAgo, now),
      })),
    })
  },
}
