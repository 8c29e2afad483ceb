import type { ConversationThread } from '@kadr/contract/audience/conversations'
import { useState } from 'react'
import { useUserStorage } from '../../../../platform/api/services.tsx'
import { countOurs } from '../thread/timeline.ts'

const keyOf = (id: string) => `inbox-draft.${id}`

/** What is typed stays with its thread while the tab is open. */
export const useDraft = (thread: ConversationThread) => {
  const storage = useUserStorage({ isOfTab: true })
  const key = keyOf(thread.id)
  const [text, setText] = useState(() => storage.read(key) ?? '')
  const [seenOurs, setSeenOurs] = useState(() => (text ? countOurs(thread) : undefined))
  const change = (next: string) => {
    if (next.trim() === '') {
      storage.remove(key)
      setSeenOurs(undefined)
    } else {
      storage.write(key, next)
      setSeenOurs((before) => before ?? countOurs(thread))
    }
    setText(next)
  }
  return { text, change, seenOurs }
}
