import { randomBytes } from 'node:crypto'
import { DAY_MS } from '@kadr/kit/durations'
import type { AppContext } from '../../../context.ts'
import type { EndpointRow } from './endpoints.repository.ts'

/** Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32
const OVERLAP_MS = DAY_MS

const placeOf = (id: string, field: string) => ({ table: 'webhook_endpoints', rowId: id, field })

export const createSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`

export const sealSecret = ({ ctx, id, secret }: { ctx: AppContext; id: string; secret: string }) =>
  ctx.vault.seal({ ...placeOf(id, 'sealed_secret'), text: secret })

type OfRow = { ctx: AppContext; row: EndpointRow; now: Date }

const openCurrent = ({ ctx, row: { id, sealedSecret } }: Omit<OfRow, 'now'>) =>
  ctx.vault.open({ ...placeOf(id, 'sealed_secret'), sealed: sealedSecret })

/** The newest first: until the overlap ends a receiver may know either. */
export const openSecrets = ({ ctx, row, now }: OfRow): string[] => {
  const { id, sealedOldSecret, oldSecretUntil } = row
  const current = openCurrent({ ctx, row })
  if (!sealedOldSecret || !oldSecretUntil || oldSecretUntil <= now) return [current]
  const old = ctx.vault.open({ ...placeOf(id, 'sealed_old_secret'), sealed: sealedOldSecret })
  return [current, old]
}

/** Columns of a new secret, beside which the present one goes on for a day. */
export const rotateSecret = ({ ctx, row, now, secret }: OfRow & { secret: string }) => ({
  sealedSecret: sealSecret({ ctx, id: row.id, secret }),
  sealedOldSecret: ctx.vault.seal({
    ...placeOf(row.id, 'sealed_old_secret'),
    text: openCurrent({ ctx, row }),
  }),
  oldSecretUntil: new Date(now.getTime() + OVERLAP_MS),
})
