import { useRef } from 'react'
import type { ComposerForm, FormTarget } from './composer-form.ts'
import { type ComposerMemory, rememberedTarget } from './composer-memory.ts'

type Input = {
  targets: readonly FormTarget[]
  change: (changes: Partial<ComposerForm>) => void
  memory: ComposerMemory
}

/** An account that is selected again gets its own text and settings back. */
export const useChooseAccounts = ({ targets, change, memory }: Input) => {
  const dropped = useRef(new Map<string, FormTarget>())
  return (ids: readonly string[]) => {
    for (const target of targets) dropped.current.set(target.connectionId, target)
    change({
      targets: ids.map(
        (id) =>
          targets.find(({ connectionId }) => connectionId === id) ??
          dropped.current.get(id) ??
          rememberedTarget({ connectionId: id, memory }),
      ),
    })
  }
}
