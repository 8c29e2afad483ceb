import type { Connection } from '@kadr/contract/publishing/connections'
import { advertiser } from '@kadr/contract/publishing/posts'
import { parseJson } from '@kadr/kit/parse-json'
import * as z from 'zod/mini'
import { getComposing } from '../../../../networks/composing.ts'
import type { SafeStorage } from '../../../../platform/storage/safe-storage.ts'
import { type ComposerForm, type FormTarget, newTarget } from './composer-form.ts'

/** What the next post starts with. */
const composerMemory = z.object({
  connectionIds: z.array(z.string()),
  /** By connection: only those the network declares as remembered. */
  settings: z.record(z.string(), z.record(z.string(), z.unknown())),
  advertiser: z.nullable(advertiser),
})
export type ComposerMemory = z.infer<typeof composerMemory>

export const NO_MEMORY: ComposerMemory = { connectionIds: [], settings: {}, advertiser: null }

const keyOf = (workspaceId: string) => `composer.${workspaceId}`

export const readMemory = ({
  storage,
  workspaceId,
}: {
  storage: SafeStorage
  workspaceId: string
}): ComposerMemory => {
  const read = composerMemory.safeParse(parseJson(storage.read(keyOf(workspaceId)) ?? ''))
  return read.success ? read.data : NO_MEMORY
}

type Accounts = readonly Connection[]

const rememberedOf = (target: FormTarget, accounts: Accounts) => {
  const account = accounts.find(({ id }) => id === target.connectionId)
  const names = (account && getComposing(account.network).remembered) ?? []
  return Object.fromEntries(names.map((name) => [name, target.settings[name]]))
}

export const rememberForm = ({
  storage,
  workspaceId,
  form,
  accounts,
}: {
  storage: SafeStorage
  workspaceId: string
  form: ComposerForm
  accounts: Accounts
}) => {
  const before = readMemory({ storage, workspaceId })
  const memory: ComposerMemory = {
    connectionIds: form.targets.map(({ connectionId }) => connectionId),
    settings: {
      ...before.settings,
      ...Object.fromEntries(
        form.targets.map((target) => [target.connectionId, rememberedOf(target, accounts)]),
      ),
    },
    advertiser: form.advertiser ?? before.advertiser,
  }
  storage.write(keyOf(workspaceId), JSON.stringify(memory))
}

export const rememberedTarget = ({
  connectionId,
  memory,
}: {
  connectionId: string
  memory: ComposerMemory
}): FormTarget => ({
  ...newTarget(connectionId),
  settings: { ...memory.settings[connectionId] },
})

/** The accounts a new post starts with: those asked for, those of the last post, or the only one. */
export const initialTargets = ({
  connectionIds,
  accounts,
  memory,
}: {
  connectionIds: readonly string[]
  accounts: Accounts
  memory: ComposerMemory
}): FormTarget[] => {
  const usable = accounts.filter(({ status }) => status === 'active').map(({ id }) => id)
  const last = memory.connectionIds.filter((id) => usable.includes(id))
  const only = usable.length === 1 ? usable : []
  const chosen = [connectionIds, last, only].find((ids) => ids.length > 0) ?? []
  return chosen.map((connectionId) => rememberedTarget({ connectionId, memory }))
}
