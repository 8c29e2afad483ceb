import type { QueryClient } from '@tanstack/react-query'
import { createStore } from 'zustand/vanilla'
import type { AskedRead, KeptAnswers } from './kept-answers.ts'

/** When the oldest of the answers on screen was given; null: all of them are of the server. */
export type OldAnswers = { since: number | null }

const RETRY_MS = 10_000

export const createOfflineReads = ({ answers }: { answers: KeptAnswers }) => {
  const old = createStore<OldAnswers>(() => ({ since: null }))
  return {
    old,
    keep: (read: AskedRead, data: unknown) => {
      answers.keep(read, data)
      if (old.getState().since !== null) old.setState({ since: null })
    },
    recall: (read: AskedRead): unknown => {
      const known = answers.find(read)
      if (!known) return undefined
      const { since } = old.getState()
      old.setState({ since: Math.min(since ?? known.at, known.at) })
      return known.data
    },
  }
}

export type OfflineReads = ReturnType<typeof createOfflineReads>

/** Old answers are asked for again as soon as there is a network, and from time to time where the device thinks there is. */
export const watchOfflineReads = ({
  reads,
  queries,
}: {
  reads: OfflineReads
  queries: QueryClient
}) => {
  const askAgain = () => {
    if (navigator.onLine && reads.old.getState().since !== null) void queries.invalidateQueries()
  }
  window.addEventListener('online', () => void queries.invalidateQueries())
  setInterval(askAgain, RETRY_MS)
}
