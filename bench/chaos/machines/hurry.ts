import { sql } from 'drizzle-orm'
import { resumeWebhook } from '../../../apps/server/src/modules/integrations/webhooks/endpoint-state.service.ts'
import { passDays } from '../payment-settlement.ts'
import type { World } from './world.ts'

/** Hours become seconds, and a person switches on what was paused. */
export const hurry = async ({
  app: { ctx },
  payments,
  workspaceId,
  userId,
}: World): Promise<void> => {
  await ctx.db.execute(sql`update webhook_deliveries set next_at = now() + interval '1 second'
    where next_at > now() + interval '1 second'`)
  await ctx.db.execute(sql`update webhook_endpoints set rest_until = now() + interval '1 second'
    where rest_until > now() + interval '1 second'`)
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from webhook_endpoints where state = 'paused'`,
  )
  for (const { id } of rows) await resumeWebhook({ ctx, workspaceId, userId, id, waiting: 'send' })
  await payments.ask({ kind: 'calm' })
  await passDays({ ctx })
}
