import { DRAFTS, PLANNED, REPEATING } from './demo-posts.ts'
import type { DemoStep } from './demo-step.ts'
import { dayTime, makePost } from './make-post.ts'

const WEEKLY = { every: 'week', interval: 1, weekdays: [], until: null } as const

/** Two weeks ahead, a weekly post and two drafts. */
export const planPosts: DemoStep = {
  name: 'plan',
  async run({ ctx, actor }) {
    for (const post of [...PLANNED, REPEATING]) {
      const { wallTime, timeZone } = await dayTime({ ctx, actor, ...post })
      const repeat = post === REPEATING ? { repeat: { ...WEEKLY, weekdays: [] } } : {}
      await makePost({ ctx, actor, post, when: { kind: 'at', wallTime, timeZone }, ...repeat })
    }
    for (const post of DRAFTS) await makePost({ ctx, actor, post })
  },
}
