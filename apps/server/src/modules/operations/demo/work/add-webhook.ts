import { SANDBOX_WEBHOOKS_PATH } from '../../../../config/sandbox-credentials.ts'
import {
  createWebhook,
  listWebhooks,
  rotateWebhookSecret,
} from '../../../integrations/webhooks/index.ts'
import type { DemoStep } from '../demo-step.ts'
import { pressSandbox } from '../posts/press-sandbox.ts'

const TITLE = 'CRM студии'

/** A program that is told of posts, reels and comments; the receiver of the sandbox knows the secret. */
export const addWebhook: DemoStep = {
  name: 'webhook',
  async run({ ctx, actor: { workspaceId, userId } }) {
    const name = `demo-${workspaceId.slice(-6)}`
    const by = { ctx, workspaceId, userId }
    const { items } = await listWebhooks({ ctx, workspaceId })
    const made = items.find(({ title }) => title === TITLE)
    const { secret } = made
      ? await rotateWebhookSecret({ ...by, id: made.id })
      : await createWebhook({
          ...by,
          body: {
            title: TITLE,
            url: `${ctx.config.publicUrl}${SANDBOX_WEBHOOKS_PATH}/to/${name}`,
            kinds: [
              'post.published',
              'target.failed',
              'target.needs_attention',
              'generation.ready',
              'connection.broken',
              'comment.received',
            ],
          },
          // Only the receiver of the sandbox is asked for here.
          isPublicUrl: async () => false,
        })
    await pressSandbox({ ctx, action: 'webhooks/set', form: { name, secret, behaviour: 'ok' } })
  },
}
