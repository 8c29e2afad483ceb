import type { Connection } from '@kadr/contract/publishing/connections'
import { useState } from 'react'
import type { DocumentOwner } from '../../../../documents/use-document.ts'
import { useServices } from '../../../../platform/api/services.tsx'
import { createUserStorage } from '../../../../platform/storage/user-storage.ts'
import type { ComposerForm } from './composer-form.ts'
import { readMemory, rememberForm } from './composer-memory.ts'

/** As it was when the composer opened. */
export const useComposerMemory = ({ userId, workspaceId }: DocumentOwner) => {
  const { account } = useServices()
  const [storage] = useState(() => createUserStorage({ account, userId }))
  const [memory] = useState(() => readMemory({ storage, workspaceId }))
  return {
    memory,
    remember: (form: ComposerForm, accounts: readonly Connection[]) =>
      rememberForm({ storage, workspaceId, form, accounts }),
  }
}
