import type { ResourceFolder } from '@kadr/contract/library/resources'
import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'
import type { AppContext } from '../../../context.ts'
import { inTransaction, type Tx } from '../../../db/connection.ts'
import { folderNotFound } from './failures.ts'
import * as repository from './folders.repository.ts'
import { sortNameOf } from './names.ts'
import { lockStorage } from './storage.repository.ts'

const MAX_DEPTH = 10

type OfWorkspace = { ctx: AppContext; workspaceId: string }

export const listFolders = ({ ctx, workspaceId }: OfWorkspace) =>
  repository.listFolders({ db: ctx.db, workspaceId })

export const getFolder = async ({
  ctx,
  tx,
  workspaceId,
  id,
  field,
}: OfWorkspace & { tx?: Tx; id: string; field?: string }): Promise<ResourceFolder> => {
  const folder = await repository.findFolder({ db: tx ?? ctx.db, workspaceId, id })
  if (!folder) throw folderNotFound(field)
  return folder
}

const nameTaken = (name: string) =>
  new UserError({
    code: 'CONFLICT',
    userMessage: `Папка ${quote(name)} здесь уже есть`,
    field: 'name',
  })

/** Path from the root to a folder. Throws when it does not exist or is at the maximum depth. */
const getPath = async (input: { tx: Tx; workspaceId: string; parentId: string | null }) => {
  const { tx, workspaceId, parentId } = input
  if (parentId === null) return []
  const path = await repository.listAncestors({ db: tx, workspaceId, id: parentId })
  if (path.length === 0) throw folderNotFound('parentId')
  if (path.length < MAX_DEPTH) return path
  throw new UserError({
    code: 'CONFLICT',
    userMessage: `Папки вкладываются не глубже ${MAX_DEPTH} уровней`,
    field: 'parentId',
  })
}

export const createFolder = ({
  ctx,
  workspaceId,
  name,
  parentId,
}: OfWorkspace & { name: string; parentId: string | null }): Promise<ResourceFolder> =>
  inTransaction(ctx.db, async (tx) => {
    await lockStorage({ db: tx, workspaceId })
    await getPath({ tx, workspaceId, parentId })
    const id = await repository.insertFolder({
      db: tx,
      row: { workspaceId, parentId, name, sortName: sortNameOf(name) },
    })
    if (!id) throw nameTaken(name)
    return { id, name, parentId, count: 0 }
  })

/** Finds or creates a top-level folder. The storage row must be locked. */
export const ensureRootFolder = async ({
  tx,
  workspaceId,
  name,
}: {
  tx: Tx
  workspaceId: string
  name: string
}): Promise<string> => {
  const place = { workspaceId, sortName: sortNameOf(name) }
  const known = await repository.findRootFolder({ db: tx, ...place })
  const row = { ...place, parentId: null, name }
  const id = known ?? (await repository.insertFolder({ db: tx, row }))
  if (!id) throw new Error('The folder was not made')
  return id
}

/** The id of a top-level folder, created when missing. */
export const ensureFolder = ({
  ctx,
  workspaceId,
  name,
}: OfWorkspace & { name: string }): Promise<string> =>
  inTransaction(ctx.db, async (tx) => {
    await lockStorage({ db: tx, workspaceId })
    return ensureRootFolder({ tx, workspaceId, name })
  })

/** Moves are serialized per workspace: two concurrent ones could create a cycle. */
export const updateFolder = ({
  ctx,
  workspaceId,
  id,
  change,
}: OfWorkspace & {
  id: string
  change: { name?: string | undefined; parentId?: string | null | undefined }
}): Promise<ResourceFolder> =>
  inTransaction(ctx.db, async (tx) => {
    await lockStorage({ db: tx, workspaceId })
    const folder = await getFolder({ ctx, tx, workspaceId, id })
    const { name = folder.name, parentId = folder.parentId } = change
    const path = await getPath({ tx, workspaceId, parentId })
    if (path.includes(id)) {
      throw new UserError({
        code: 'CONFLICT',
        userMessage: 'Папку нельзя переместить в неё саму',
        field: 'parentId',
      })
    }
    const sortName = sortNameOf(name)
    const place = { workspaceId, parentId, sortName, exceptId: id }
    if (await repository.isNameTaken({ db: tx, ...place })) throw nameTaken(name)
    await repository.updateFolder({ db: tx, id, change: { name, sortName, parentId } })
    return getFolder({ ctx, tx, workspaceId, id })
  })

/** Moves a child up one level; a name collision is resolved by a number suffix. */
const liftChild = async (input: {
  tx: Tx
  workspaceId: string
  parentId: string | null
  child: { id: string; name: string }
}) => {
  const { tx, workspaceId, parentId, child } = input
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? child.name : `${child.name} (${number})`
    const sortName = sortNameOf(name)
    const place = { workspaceId, parentId, sortName, exceptId: child.id }
    if (await repository.isNameTaken({ db: tx, ...place })) continue
    await repository.updateFolder({ db: tx, id: child.id, change: { name, sortName, parentId } })
    return
  }
}

export const deleteFolder = ({
  ctx,
  workspaceId,
  id,
}: OfWorkspace & { id: string }): Promise<Record<string, never>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockStorage({ db: tx, workspaceId })
    const { parentId } = await getFolder({ ctx, tx, workspaceId, id })
    await repository.moveFiles({ db: tx, from: id, to: parentId })
    // Frees the folder's own name: a child may have the same one.
    await repository.updateFolder({ db: tx, id, change: { sortName: id } })
    for (const child of await repository.listChildren({ db: tx, id })) {
      await liftChild({ tx, workspaceId, parentId, child })
    }
    await repository.deleteFolder({ db: tx, id })
    return {}
  })
