import { MAX_PROGRAMS, type Program, type ProgramGrant } from '@kadr/contract/integrations/programs'
import { UserError } from '@kadr/domain/base/app-error'
import { displayName } from '@kadr/domain/identity/person-name'
import { isRedirectAddress } from '@kadr/domain/integrations/program-address'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import type { Member } from '../../../platform/http/mount.ts'
import { readAtOnce, readPages } from '../../../platform/paging/read-pages.ts'
import { listOwnedWorkspaceIds } from '../../identity/workspaces/index.ts'
import { endGrant } from './end-grant.ts'
import { presentProgram } from './find-program.ts'
import * as grants from './grants.repository.ts'
import * as repository from './programs.repository.ts'
import { createClientId } from './register-program.ts'
import { deleteExpired, listIdleGrants } from './tokens.repository.ts'

type InWorkspace = { ctx: AppContext; workspaceId: string }
type ByMember = { ctx: AppContext; actor: Pick<Member, 'userId' | 'workspaceId'> }

const IDLE_BATCH = 100

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Программа не найдена' })

const presentGrant = ({ grant, program, owner }: grants.ListedGrant): ProgramGrant => ({
  id: grant.id,
  program: presentProgram(program),
  owner: { id: owner.id, name: displayName(owner) },
  resource: grant.resource,
  scopes: grant.scopes,
  ceiling: grant.ceiling,
  mayPublish: grant.mayPublish,
  createdAt: grant.createdAt.toISOString(),
  lastUsedAt: grant.lastUsedAt?.toISOString() ?? null,
  end: grant.endedBy,
  endedAt: grant.endedAt?.toISOString() ?? null,
  calls: grant.calls,
})

const presentByHand = (row: repository.ProgramRow): Program => ({
  id: row.id,
  clientId: row.clientId,
  name: row.name,
  redirectUris: row.redirectUris,
  createdAt: row.createdAt.toISOString(),
})

export const listPrograms = async ({ ctx, workspaceId }: InWorkspace) => ({
  grants: (await grants.listGrants({ db: ctx.db, workspaceId })).map(presentGrant),
  programs: (await repository.listByHand({ db: ctx.db, workspaceId })).map(presentByHand),
})

/** One that was revoked before stays as it is. */
export const revokeGrant = ({ ctx, actor, id }: ByMember & { id: string }) =>
  inTransaction(ctx.db, async (tx) => {
    const { workspaceId, userId } = actor
    if (!(await grants.findGrantOf({ db: tx, workspaceId, id }))) throw notFound()
    await endGrant({ ctx, tx, id, end: 'revoked', actorId: userId })
  })

export const registerByHand = async ({
  ctx,
  actor: { workspaceId },
  name,
  redirectUris,
}: ByMember & { name: string; redirectUris: readonly string[] }): Promise<Program> => {
  const wrong = redirectUris.findIndex((address) => !isRedirectAddress(address))
  if (wrong !== -1) {
    throw new UserError({
      code: 'VALIDATION_FAILED',
      userMessage: 'Адрес возврата начинается с https:// или с http://localhost',
      field: `redirectUris.${wrong}`,
    })
  }
  return inTransaction(ctx.db, async (tx) => {
    await repository.lockPrograms({ tx, workspaceId })
    if ((await repository.countByHand({ tx, workspaceId })) >= MAX_PROGRAMS) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: `В пространстве уже ${MAX_PROGRAMS} программ. Удалите те, что не нужны`,
      })
    }
    const row = await repository.putProgram({
      db: tx,
      values: {
        clientId: createClientId(),
        kind: 'manual',
        name,
        redirectUris: [...new Set(redirectUris)],
        workspaceId,
        createdAt: ctx.clock.now(),
      },
    })
    return presentByHand(row)
  })
}

export const deleteByHand = async ({
  ctx,
  actor: { workspaceId },
  id,
}: ByMember & { id: string }) => {
  if (!(await repository.deleteByHand({ db: ctx.db, workspaceId, id }))) throw notFound()
}

/** What a program changed, for its page. */
export const noteCall = ({ ctx, id, call }: { ctx: AppContext; id: string; call: string }) =>
  grants.noteCall({ db: ctx.db, id, at: ctx.clock.now(), text: call })

export const purgePrograms = async ({ ctx }: { ctx: AppContext }): Promise<void> => {
  const now = ctx.clock.now()
  await deleteExpired({ db: ctx.db, now })
  for (const { id } of await listIdleGrants({ db: ctx.db, limit: IDLE_BATCH })) {
    await inTransaction(ctx.db, (tx) => endGrant({ ctx, tx, id, end: 'idle' }))
  }
  await repository.deleteUnused({ db: ctx.db, now })
}

export const exportPrograms = ({ ctx, userId }: { ctx: AppContext; userId: string }) => ({
  programGrants: readPages((page) => grants.listGrantsOf({ db: ctx.db, userId, ...page })),
  /** Registered by hand in the workspaces the user owns. */
  programs: readAtOnce(async () =>
    repository.listByHandOf({
      db: ctx.db,
      workspaceIds: await listOwnedWorkspaceIds({ ctx, userId }),
    }),
  ),
})
