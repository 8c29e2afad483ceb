import { UserError } from '@kadr/domain/base/app-error'
import { decideConfirmation } from '../../integrations/assistants/index.ts'
import type { Performers } from './performer.ts'

type ConfirmationKind = 'confirm_publish' | 'refuse_publish'

/** Of what an assistant asks: the same service as the page of the app. */
export const confirmationPerformers: Performers<ConfirmationKind> = {
  confirm_publish: {
    right: 'posts.read',
    async run({ ctx, actor: { userId }, action: { confirmationId: id } }) {
      const { state, message } = await decideConfirmation({ ctx, userId, id, isConfirmed: true })
      if (state === 'done') return { what: message ?? 'Готово' }
      throw new UserError({ code: 'CONFLICT', userMessage: message ?? 'Уже решено' })
    },
  },
  refuse_publish: {
    right: 'posts.read',
    async run({ ctx, actor: { userId }, action: { confirmationId: id } }) {
      await decideConfirmation({ ctx, userId, id, isConfirmed: false })
      return { what: 'Не публикуем' }
    },
  },
}
