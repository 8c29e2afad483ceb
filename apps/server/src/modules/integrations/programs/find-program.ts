import { isDocumentAddress } from '@kadr/domain/integrations/program-address'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../context.ts'
import { OAuthError } from './oauth-error.ts'
import { findProgram, type ProgramRow, putProgram } from './programs.repository.ts'
import { readDocument } from './read-document.ts'

export type ProgramTools = { ctx: AppContext; fetch: SafeFetch }

/** What is known here, or what the program says of itself at its address; its document is kept for a while. */
export const findClient = async ({
  ctx,
  fetch,
  clientId,
}: ProgramTools & { clientId: string }): Promise<ProgramRow> => {
  const now = ctx.clock.now()
  const known = await findProgram({ db: ctx.db, clientId })
  if (known && (known.kind !== 'document' || (known.staleAt && known.staleAt > now))) return known
  if (!known && !isDocumentAddress(clientId)) {
    throw new OAuthError('invalid_client', 'Такой программы мы не знаем')
  }
  const { name, redirectUris, lifetimeMs } = await readDocument({ fetch, clientId })
  const staleAt = new Date(now.getTime() + lifetimeMs)
  return putProgram({
    db: ctx.db,
    values: { clientId, kind: 'document', name, redirectUris, createdAt: now, staleAt },
  })
}

/** Its name is a claim; where it lives is known. */
export const presentProgram = ({ name, kind, clientId }: ProgramRow) => ({
  name,
  kind,
  host: kind === 'document' ? new URL(clientId).host : null,
})
