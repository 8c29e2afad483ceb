import type { AppContext } from '../../context.ts'
import { listRequestsOfOwner } from './ai-requests.repository.ts'
import { listVoicesOfOwner } from './brand-voices.repository.ts'

/** What was asked and answered, and how the workspaces speak. */
export const exportAi = async ({ ctx, userId }: { ctx: AppContext; userId: string }) => {
  const requests = await listRequestsOfOwner({ db: ctx.db, userId })
  const voices = await listVoicesOfOwner({ db: ctx.db, userId })
  return {
    aiRequests: requests.map(
      ({ request: { key: _, reservationId: __, leaseUntil: ___, ...rest } }) => rest,
    ),
    brandVoices: voices.map(({ voice }) => voice),
  }
}
