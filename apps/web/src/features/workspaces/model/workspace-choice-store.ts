import { createPersistedStore } from '../../../platform/persisted-store.ts'
import { readText } from '../../../platform/stored-fields.ts'

type WorkspaceChoice = { chosenId: string | null }

/** The workspace the person last worked in, kept on this device. */
export const workspaceChoice = createPersistedStore<WorkspaceChoice>({
  key: 'kadr.workspace',
  initial: { chosenId: null },
  fields: { chosenId: readText },
})
