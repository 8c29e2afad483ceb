import { type DemoPost, DRAFTS, isVideo, PLANNED, REPEATING } from '../content/demo-posts.ts'
import type { DemoStep, StepInput } from '../demo-step.ts'
import { dayTime, makePost } from './make-post.ts'

const WEEKLY = { every: 'week', interval: 1, weekdays: [], until: null } as const

const planPost = async ({ ctx, actor }: StepInput, post: DemoPost) => {
  const { wallTime, timeZone } = await dayTime({ ctx, actor, ...post })
  const repeat = post === REPEATING ? { repeat: { ...WEEKLY, weekdays: [] } } : {}
  await makePost({ ctx, actor, post, when: { kind: 'at', wallTime, timeZone }, ...repeat })
}

/** Posts for two weeks ahead, a weekly post and two drafts. */
export const planPosts: DemoStep = {
  name: 'plan',
  async run(input) {
    for (const post of [...PLANNED, REPEATING]) if (!isVideo(post)) await planPost(input, post)
    for (const post of DRAFTS) await makePost({ ...input, post })
  },
}

/** Posts that need a rendered reel. */
export const planVideoPosts: DemoStep = {
  name: 'plan-videos',
  async run(input) {
    for (const post of PLANNED.filter(isVideo)) await planPost(input, post)
  },
}
