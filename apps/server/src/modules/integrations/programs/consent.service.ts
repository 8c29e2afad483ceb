import { randomBytes } from 'node:crypto'
import type { RouteInput } from '@kadr/contract/base/route'
import type {
  Authorization,
  Consent,
  decideConsent as decideRoute,
} from '@kadr/contract/integrations/programs'
import { UserError } from '@kadr/domain/base/app-error'
import { can, reaches } from '@kadr/domain/identity/permissions'
import { isLocalAddress } from '@kadr/domain/integrations/program-address'
import { DAY_MS, MINUTE_MS } from '@kadr/kit/durations'
import { hashApiToken } from '@kadr/kit/node/api-token'
import { inTransaction } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { describeForbidden } from '../../../platform/http/authorize.ts'
import { findMembership, listWorkspaces } from '../../identity/workspaces/index.ts'
import { type ProgramTools, presentProgram } from './find-program.ts'
import { insertGrant } from './grants.repository.ts'
import { keepProgram } from './programs.repository.ts'
import { type Asked, backTo, readAuthorization } from './read-authorization.ts'
import { insertToken } from './tokens.repository.ts'

type OfPerson = ProgramTools & { userId: string; authorization: Authorization }

const CODE_BYTES = 32
const CODE_LIFETIME_MS = MINUTE_MS
const GRANT_LIFETIME_MS = 90 * DAY_MS

const invalid = (userMessage: string, field: string) =>
  new UserError({ code: 'CONFLICT', userMessage, field })

/** Workspaces that the person may let programs into. */
const listOpen = async ({ ctx, userId }: Pick<OfPerson, 'ctx' | 'userId'>) => {
  const found = []
  for (const { id, name } of await listWorkspaces({ ctx, userId })) {
    const membership = await findMembership({ ctx, userId, workspaceId: id })
    if (membership && can(membership, 'integrations.manage')) {
      found.push({ id, name, role: membership.role })
    }
  }
  return found
}

/** Who asks and what for, before the person has decided. */
export const readConsent = async ({ userId, ...given }: OfPerson): Promise<Consent> => {
  const read = await readAuthorization(given)
  if (read.outcome !== 'ask') return read
  const { program, redirectUri, resource, scopes } = read.asked
  return {
    outcome: 'ask',
    program: presentProgram(program),
    returnsTo: new URL(redirectUri).host || new URL(redirectUri).protocol,
    isLocal: isLocalAddress(redirectUri),
    resource,
    scopes,
    workspaces: await listOpen({ ctx: given.ctx, userId }),
  }
}

type Given = NonNullable<RouteInput<typeof decideRoute>['body']['given']>

const assertAllowed = async ({
  ctx,
  userId,
  asked,
  given,
}: Pick<OfPerson, 'ctx' | 'userId'> & { asked: Asked; given: Given }) => {
  const membership = await findMembership({ ctx, userId, workspaceId: given.workspaceId })
  if (!membership) {
    throw new UserError({ code: 'NOT_FOUND', userMessage: 'Рабочее пространство не найдено' })
  }
  const action = 'integrations.manage'
  if (!can(membership, action)) throw describeForbidden({ rights: membership, action })
  if (!reaches(membership.role, given.ceiling)) {
    throw invalid('Роль программы не может быть выше вашей', 'ceiling')
  }
  if (!given.scopes.every((scope) => asked.scopes.includes(scope))) {
    throw invalid('Программа не просила этого права', 'scopes')
  }
}

/** A code that proves the consent, for a minute and once. */
const grant = async ({
  ctx,
  userId,
  asked: { program, redirectUri, challenge, resource },
  given,
}: Pick<OfPerson, 'ctx' | 'userId'> & { asked: Asked; given: Given }): Promise<string> => {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  const now = ctx.clock.now()
  await inTransaction(ctx.db, async (tx) => {
    const { workspaceId, ceiling, mayPublish } = given
    await keepProgram({ tx, id: program.id })
    const row = await insertGrant({
      tx,
      values: {
        programId: program.id,
        workspaceId,
        userId,
        resource,
        scopes: [...new Set(given.scopes)],
        ceiling,
        mayPublish,
        createdAt: now,
        endsAt: new Date(now.getTime() + GRANT_LIFETIME_MS),
      },
    })
    await insertToken({
      tx,
      values: {
        grantId: row.id,
        kind: 'code',
        hash: hashApiToken(code),
        createdAt: now,
        expiresAt: new Date(now.getTime() + CODE_LIFETIME_MS),
        redirectUri,
        challenge,
      },
    })
    await appendEvent({
      tx,
      kind: 'program.granted',
      workspaceId,
      subjectId: row.id,
      actorId: userId,
      payload: { name: program.name },
    })
  })
  return code
}

/** Where the browser goes next: to the program, with a code or with the refusal. */
export const decideConsent = async ({
  given,
  userId,
  ...rest
}: OfPerson & { given: Given | null }): Promise<{ url: string }> => {
  const read = await readAuthorization(rest)
  if (read.outcome === 'refused') throw invalid(read.message, 'authorization')
  if (read.outcome === 'back') return { url: read.url }
  const { ctx, authorization } = rest
  const { asked } = read
  const back = { ctx, redirectUri: asked.redirectUri, state: authorization.state }
  if (!given) return { url: backTo({ ...back, error: 'access_denied' }) }
  await assertAllowed({ ctx, userId, asked, given })
  return { url: backTo({ ...back, code: await grant({ ctx, userId, asked, given }) }) }
}
