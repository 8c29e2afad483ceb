import { createContext, useContext } from 'react'
import type { Address } from './use-address.ts'

export type Inbox = Address & {
  /** The order of the list. */
  ids: readonly string[]
  open: (id: string) => void
  close: () => void
  /** False at the end of the list. */
  step: (by: 1 | -1) => boolean
  /** After a thread is done: the next one beside the list, the list itself on a phone. */
  leaveThread: () => void
}

export const InboxContext = createContext<Inbox | undefined>(undefined)

export const useInbox = (): Inbox => {
  const inbox = useContext(InboxContext)
  if (!inbox) throw new Error('Used outside of the inbox')
  return inbox
}
