import { type KeyboardEvent, useState } from 'react'
import type { FinderEntry, FinderSection } from './finder-entry.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** The chosen entry: the first one until the arrows or the pointer choose another that is still shown. */
export const useChoice = ({
  sections,
  onOpen,
}: {
  sections: readonly FinderSection[]
  onOpen: (entry: FinderEntry) => void
}) => {
  const [chosenKey, setChosenKey] = useState<string>()
  const entries = sections.flatMap((section) => section.entries)
  const found = entries.findIndex(({ key }) => key === chosenKey)
  const index = Math.max(found, 0)
  const active = entries[index]

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step !== undefined && entries.length > 0) {
      event.preventDefault()
      setChosenKey(entries.at((index + step) % entries.length)?.key)
      return
    }
    // Enter that ends a composition of letters is not an answer.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && active) {
      event.preventDefault()
      onOpen(active)
    }
  }
  return {
    activeKey: active?.key,
    choose: setChosenKey,
    /** What is typed anew begins with its best match. */
    startOver: () => setChosenKey(undefined),
    press,
  }
}
