import type { webhookEnvelope } from '@kadr/contract/integrations/webhook-events'
import type * as z from 'zod/mini'

/** Receivers take less than this. */
const MAX_BODY_BYTES = 20_000

/** Written once, when the event is taken in: every attempt sends the same bytes. */
export const writeBody = ({
  kind,
  data,
  workspaceId,
  subjectId,
  sequence,
  at,
}: {
  kind: string
  data: object
  workspaceId: string
  subjectId: string
  sequence: number
  at: Date
}): string => {
  const event: z.input<typeof webhookEnvelope> = {
    type: kind,
    timestamp: at.toISOString(),
    data: { workspaceId, subject: subjectId, sequence, ...data },
  }
  const body = JSON.stringify(event)
  if (Buffer.byteLength(body) < MAX_BODY_BYTES) return body
  throw new Error(`The body of ${kind} is too large`)
}
