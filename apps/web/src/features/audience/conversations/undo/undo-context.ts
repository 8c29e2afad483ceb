import { createContext, useContext } from 'react'

export type UndoOffer = {
  title: string
  /** What cannot be done, of several. */
  text?: string | undefined
  onUndo: () => void
}

type Undo = {
  current: (UndoOffer & { until: number }) | undefined
  offer: (offer: UndoOffer) => void
  dismiss: () => void
}

export const UndoContext = createContext<Undo | undefined>(undefined)

export const useUndo = (): Undo => {
  const undo = useContext(UndoContext)
  if (!undo) throw new Error('Used outside of the inbox')
  return undo
}
