import type { Connection } from '@kadr/contract/publishing/connections'
import { useEffect, useEffectEvent } from 'react'
import { useUserStorage } from '../../../../platform/api/services.tsx'
import { type ComposerMemory, rememberedTarget } from './composer-memory.ts'
import { consumeConnected, rememberLeaving } from './left-to-connect.ts'
import type { Composer } from './use-composer.ts'

/** An account connected on the way from this post is chosen when the user is back. */
export const useConnectedAccounts = ({
  accounts,
  memory,
  setForm,
}: {
  accounts: readonly Connection[]
  memory: ComposerMemory
  setForm: Composer['setForm']
}) => {
  const storage = useUserStorage({ isOfTab: true })
  const choose = useEffectEvent(() => {
    const fresh = consumeConnected({ storage, path: window.location.pathname, accounts })
    if (fresh.length === 0) return
    setForm((before) => {
      const chosen = new Set(before.targets.map(({ connectionId }) => connectionId))
      const added = fresh.filter((id) => !chosen.has(id))
      const targets = added.map((connectionId) => rememberedTarget({ connectionId, memory }))
      return { ...before, targets: [...before.targets, ...targets] }
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: again when the list of accounts is newer
  useEffect(() => choose(), [accounts, storage])
  return { leave: (back: string) => rememberLeaving({ storage, back, accounts }) }
}
