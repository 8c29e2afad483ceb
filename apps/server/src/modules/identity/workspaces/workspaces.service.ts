import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import { rolesWith } from '@kadr/domain/identity/permissions'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvents } from '../../../platform/events/append-events.ts'
import { readAtOnce } from '../../../platform/paging/read-pages.ts'
import { presentWorkspace } from './workspaces.presenter.ts'
import * as repository from './workspaces.repository.ts'

const PERSONAL_NAME = 'Личное пространство'

const notFound = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Рабочее пространство не найдено' })

type OfUser = { ctx: AppContext; tx?: Tx; userId: string }

export const createPersonalWorkspace = ({
  tx,
  userId,
  timeZone,
}: {
  tx: Tx
  userId: string
  timeZone: string
}) => repository.insertPersonalWorkspace({ db: tx, userId, name: PERSONAL_NAME, timeZone })

/** The workspace from this member's point of view. */
export const getWorkspace = async ({
  ctx,
  userId,
  workspaceId,
}: OfUser & { workspaceId: string }) => {
  const found = (await listWorkspaces({ ctx, userId })).find(({ id }) => id === workspaceId)
  if (found) return found
  throw notFound()
}

export const listWorkspaces = async ({ ctx, userId }: OfUser) => {
  const memberships = await repository.listMemberships({ db: ctx.db, userId })
  return memberships.map((membership) => presentWorkspace({ ctx, membership, userId }))
}

/** The user's role in a workspace; without an id, in their personal one. */
export const findMembership = ({
  ctx,
  userId,
  workspaceId,
}: {
  ctx: AppContext
  userId: string
  workspaceId: string | undefined
}) => repository.findMembership({ db: ctx.db, userId, workspaceId })

/** The owner, who is charged for usage of the workspace. */
export const getWorkspaceOwner = async ({
  ctx,
  tx,
  workspaceId,
}: {
  ctx: AppContext
  tx?: Tx | undefined
  workspaceId: string
}) => {
  const userId = await repository.findOwnerId({ db: tx ?? ctx.db, workspaceId })
  if (userId) return userId
  throw notFound()
}

export const getWorkspaceName = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}) => {
  const name = await repository.findName({ db: ctx.db, workspaceId })
  if (name !== undefined) return name
  throw notFound()
}

/** All members; with a subject, those who may see it. */
export const listMemberIds = ({
  tx,
  workspaceId,
  subject,
}: {
  tx: Tx
  workspaceId: string
  subject?: repository.Subject | undefined
}) => repository.listMemberIds({ db: tx, workspaceId, subject })

/** Members who may approve posts of others; with a subject, those who may see it. */
export const listApproverIds = ({
  tx,
  workspaceId,
  subject,
}: {
  tx: Tx
  workspaceId: string
  subject?: repository.Subject | undefined
}) => {
  const approvingRoles = rolesWith('posts.approve')
  return repository.listMemberIds({ db: tx, workspaceId, approvingRoles, subject })
}

/** Members who look after the workspace: its accounts, its programs, its team. */
export const listManagerIds = ({ tx, workspaceId }: { tx: Tx; workspaceId: string }) =>
  repository.listMemberIds({ db: tx, workspaceId, roles: rolesWith('integrations.manage') })

export const getWorkspaceTimeZone = async ({
  ctx,
  tx,
  workspaceId,
}: {
  ctx: AppContext
  tx?: Tx | undefined
  workspaceId: string
}) => {
  const timeZone = await repository.findTimeZone({ db: tx ?? ctx.db, workspaceId })
  if (timeZone) return timeZone
  throw notFound()
}

/** The public appearance of a workspace: name, and the colour and logo from its settings. */
export const getWorkspaceFace = async ({
  ctx,
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}) => {
  const face = await repository.findFace({ db: ctx.db, workspaceId })
  if (face) return face
  throw notFound()
}

export const listOwnedWorkspaceIds = ({
  ctx,
  tx,
  userId,
}: {
  ctx: AppContext
  tx?: Tx | undefined
  userId: string
}) => repository.listOwnedIds({ db: tx ?? ctx.db, userId })

export const movePersonalTimeZone = ({
  tx,
  userId,
  timeZone,
}: {
  tx: Tx
  userId: string
  timeZone: string
}) => repository.updatePersonalTimeZone({ db: tx, userId, timeZone })

export const renamePersonalWorkspace = ({
  tx,
  userId,
  name,
}: {
  tx: Tx
  userId: string
  name: string
}) => repository.renamePersonalWorkspace({ db: tx, userId, name })

/** Deletes workspaces the user owns alone; one with other members has to be transferred first. */
export const deleteOwnedWorkspaces = async ({ tx, userId }: { tx: Tx; userId: string }) => {
  const [shared] = await repository.listOwnedWithOthers({ db: tx, userId })
  if (shared) {
    throw new UserError({
      code: 'CONFLICT',
      userMessage: `В пространстве ${quote(shared.name)} работают другие люди. Передайте его или удалите участников`,
    })
  }
  const deleted = await repository.deleteOwnedWorkspaces({ db: tx, userId })
  await appendEvents({
    tx,
    events: deleted.map(({ id }) => ({
      kind: 'workspace.deleted',
      workspaceId: null,
      subjectId: id,
      payload: {},
    })),
  })
}

export const exportWorkspaces = ({ ctx, userId }: OfUser) => ({
  workspaces: readAtOnce(async () => {
    const memberships = await repository.listMemberships({ db: ctx.db, userId })
    return memberships.map(({ personalUserId, picture, logo, ...membership }) => ({
      ...membership,
      pictureId: picture?.id ?? null,
      logoId: logo?.id ?? null,
      isPersonal: personalUserId === userId,
    }))
  }),
})

/** Notifications about a person rather than a workspace go here. */
export const getPersonalWorkspaceId = async ({ tx, userId }: { tx: Tx; userId: string }) => {
  const membership = await repository.findMembership({ db: tx, userId, workspaceId: undefined })
  return membership?.workspaceId ?? null
}
