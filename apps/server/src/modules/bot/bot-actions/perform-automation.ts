import { UserError } from '@kadr/domain/base/app-error'
import { pauseAutomation } from '../../automation/automations/index.ts'
import { deletePost, readPost } from '../../publishing/posts/index.ts'
import type { Performers } from './performer.ts'

type AutomationKind = 'discard_post' | 'pause_automation' | 'resume_automation'

export const automationPerformers: Performers<AutomationKind> = {
  discard_post: {
    right: 'posts.write',
    async run({ ctx, actor: { workspaceId, userId }, action: { postId: id, version } }) {
      const post = await readPost({ ctx, workspaceId, id })
      if (post.version !== version || post.state !== 'draft') {
        throw new UserError({
          code: 'CONFLICT',
          userMessage: 'пост с тех пор изменили. Откройте его в Кадре',
        })
      }
      await deletePost({ ctx, workspaceId, userId, id })
      return { what: 'Пропущено, черновик в корзине' }
    },
  },
  pause_automation: {
    right: 'automations.write',
    async run({ ctx, actor, action: { automationId: id, version } }) {
      await pauseAutomation({ ctx, actor, id, isPaused: true, version })
      const next = [{ kind: 'resume_automation', automationId: id, version } as const]
      return { what: 'Автоматизация на паузе', next }
    },
  },
  resume_automation: {
    right: 'automations.write',
    async run({ ctx, actor, action: { automationId: id, version } }) {
      await pauseAutomation({ ctx, actor, id, isPaused: false, version })
      return { what: 'Автоматизация снова работает' }
    },
  },
}
