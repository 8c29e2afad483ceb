import { UserError } from '@kadr/domain/base/app-error'
import { newId } from '@kadr/kit/new-id'
import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import * as repository from './groups.repository.ts'

type OfKind = { ctx: AppContext; workspaceId: string; kind: repository.GroupKind }
type GroupKey = OfKind & { id: string }

const MAX_GROUPS = 100

const notFound = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Группа не найдена' })
const nameTaken = () =>
  new UserError({
    code: 'CONFLICT',
    userMessage: 'Группа с таким названием уже есть',
    field: 'name',
  })

const replaceMembers = async (input: Parameters<typeof repository.replaceMembers>[0]) => {
  if (await repository.replaceMembers(input)) return
  throw new UserError({ code: 'NOT_FOUND', userMessage: 'Такого в этом пространстве нет' })
}

type GroupWithMembers = { id: string; name: string; memberIds: string[] }

export const listGroups = async ({ ctx, ...rest }: OfKind): Promise<GroupWithMembers[]> => {
  const groups = await repository.listGroups({ db: ctx.db, ...rest })
  const members =
    groups.length === 0
      ? []
      : await repository.listMembers({ db: ctx.db, groupIds: groups.map(({ id }) => id) })
  const byGroup = Map.groupBy(members, ({ groupId }) => groupId)
  return groups.map(({ id, name }) => ({
    id,
    name,
    memberIds: (byGroup.get(id) ?? []).map(({ subjectId }) => subjectId),
  }))
}

export const getMemberIds = async ({ ctx, ...one }: GroupKey): Promise<string[]> => {
  if (!(await repository.findGroup({ db: ctx.db, ...one }))) throw notFound()
  const members = await repository.listMembers({ db: ctx.db, groupIds: [one.id] })
  return members.map(({ subjectId }) => subjectId)
}

export const createGroup = ({
  ctx,
  name,
  memberIds,
  ...rest
}: OfKind & { name: string; memberIds: readonly string[] }): Promise<GroupWithMembers> =>
  inTransaction(ctx.db, async (tx) => {
    if ((await repository.countGroups({ db: tx, ...rest })) >= MAX_GROUPS) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: `Не больше ${MAX_GROUPS} групп. Удалите ненужные`,
      })
    }
    const group = await repository.insertGroup({ db: tx, ...rest, id: newId(), name })
    if (!group) throw nameTaken()
    await replaceMembers({ db: tx, ...rest, id: group.id, memberIds })
    const members = await repository.listMembers({ db: tx, groupIds: [group.id] })
    return { id: group.id, name, memberIds: members.map(({ subjectId }) => subjectId) }
  })

export const updateGroup = ({
  ctx,
  name,
  memberIds,
  ...one
}: GroupKey & {
  name?: string | undefined
  memberIds?: readonly string[] | undefined
}): Promise<GroupWithMembers> =>
  inTransaction(ctx.db, async (tx) => {
    const group = await repository.lockGroup({ db: tx, ...one })
    if (!group) throw notFound()
    if (name !== undefined) {
      if (await repository.isNameTaken({ db: tx, ...one, name })) throw nameTaken()
      await repository.renameGroup({ db: tx, ...one, name })
    }
    if (memberIds) await replaceMembers({ db: tx, ...one, memberIds })
    const members = await repository.listMembers({ db: tx, groupIds: [one.id] })
    return {
      id: one.id,
      name: name ?? group.name,
      memberIds: members.map(({ subjectId }) => subjectId),
    }
  })

export const deleteGroup = async ({ ctx, ...one }: GroupKey) => {
  if (!(await repository.deleteGroup({ db: ctx.db, ...one }))) throw notFound()
}
