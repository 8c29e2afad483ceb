import { queueReelDraft, queueReelVideo } from '../bot-drafts/index.ts'
import type { Performers } from './performer.ts'

/** The other button stays active: a video that was sent can still become a post. */
export const reelPerformers: Performers<'send_reel' | 'draft_reel'> = {
  send_reel: {
    right: 'reels.read',
    async run({ ctx, tx, actor, place, action: { generationId } }) {
      await queueReelVideo({ ctx, tx, actor, place, generationId })
      return { what: 'Видео в чате', next: [{ kind: 'draft_reel', generationId }] }
    },
  },
  draft_reel: {
    right: 'posts.write',
    async run({ ctx, tx, actor, place, action: { generationId } }) {
      await queueReelDraft({ ctx, tx, actor, place, generationId })
      return { what: 'Черновик готов' }
    },
  },
}
