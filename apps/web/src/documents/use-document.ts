import { getMe } from '@kadr/contract/identity/users'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { useStore } from 'zustand'
import { useAccount, useApi, useIsSignedIn, useServices } from '../platform/api/services.tsx'
import { useCurrentWorkspace } from '../platform/session/current-workspace.ts'
import { createUserStorage } from '../platform/storage/user-storage.ts'
import { createBackups } from './backups.ts'
import { createDocument, type DocumentOptions } from './document.ts'

/** Backups are scoped to a user and a workspace. */
export type DocumentOwner = { userId: string; workspaceId: string }

/** Undefined until user and workspace are loaded; a document must not be opened before. */
export const useDocumentOwner = (): DocumentOwner | undefined => {
  const workspaceId = useCurrentWorkspace()?.id
  const knownId = useAccount(({ user }) => user?.id)
  const enabled = useIsSignedIn() && knownId === undefined
  const { data } = useQuery({ ...useApi().query(getMe), enabled })
  const userId = knownId ?? data?.id
  return userId !== undefined && workspaceId !== undefined ? { userId, workspaceId } : undefined
}

type Options<D, X> = Omit<DocumentOptions<D, X>, 'backups'> & {
  owner: DocumentOwner
  /** Namespace of the backups of one kind of documents. */
  name: string
  schema: { draft: z.ZodMiniType<D>; extra: z.ZodMiniType<X> }
}

/** Lives as long as the component; later changes of the options are ignored. */
export const useDocument = <D, X>({ owner, name, schema, ...options }: Options<D, X>) => {
  const { account } = useServices()
  const [document] = useState(() => {
    const { userId, workspaceId } = owner
    const storage = createUserStorage({ account, userId })
    return createDocument({
      ...options,
      backups: createBackups({ storage, workspaceId, name, ...schema }),
    })
  })
  const state = useStore(document.store)
  // Before the first edit, which may come from a layout effect.
  useLayoutEffect(() => document.open(), [document])
  return { ...document, ...state }
}
