import type { Connection } from '@kadr/contract/connections'
import { useState } from 'react'
import type { DocumentOwner } from '../../../documents/use-document.ts'
import { useServices } from '../../../platform/services.tsx'
import { createUserStorage } from '../../../platform/user-storage.ts'
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
