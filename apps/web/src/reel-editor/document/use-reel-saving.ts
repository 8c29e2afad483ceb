import type { Reel } from '@kadr/contract/reels'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { failureText } from '../../platform/failure-text.ts'
import { isSameDraft, type ReelDraft, type SavedReel } from './reel-draft.ts'
import { createReelSaver, type ReelCalls, type ReelSaver, savedOf } from './reel-saver.ts'

const PAUSE_MS = 1000

/** `offline`: kept on this device, sent when the network is back. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'refused'; text: string }
  | { kind: 'conflict'; theirs: Reel }

const isConflict = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT'
const isOffline = (error: unknown) => error instanceof ApiError && error.code === 'NETWORK'

type Outcome = { saved: SavedReel | undefined } | { theirs: Reel }

/** Saves; a version that grew without a change of content is taken over silently. */
export const saveOver = async ({
  saver,
  calls,
  draft,
  isForced,
}: {
  saver: ReelSaver
  calls: Pick<ReelCalls, 'fetch'>
  draft: ReelDraft
  isForced: boolean
}): Promise<Outcome> => {
  try {
    return { saved: await saver.save(draft, { isForced }) }
  } catch (error) {
    const saved = saver.getSaved()
    if (!isConflict(error) || !saved) throw error
    const theirs = await calls.fetch(saved.id)
    if (!isSameDraft(theirs, saved) && !isSameDraft(theirs, draft)) return { theirs }
    saver.startFrom(savedOf(theirs))
    return { saved: await saver.save(draft) }
  }
}

type Options = {
  calls: ReelCalls
  draft: ReelDraft
  start: { key: string; untouched: ReelDraft; saved: SavedReel | undefined }
  onSaved: (saved: SavedReel) => void
}

export const useReelSaving = ({ calls, draft, start, onSaved }: Options) => {
  const [saver] = useState(() => createReelSaver({ calls, ...start }))
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const latest = useRef({ draft, onSaved })
  latest.current = { draft, onSaved }

  /** Gives what is saved, or undefined when it could not be. `isForced` makes even an untouched reel. */
  const save = useCallback(
    async ({ isForced = false } = {}): Promise<SavedReel | undefined> => {
      setState({ kind: 'saving' })
      try {
        const outcome = await saveOver({ saver, calls, draft: latest.current.draft, isForced })
        if ('theirs' in outcome) {
          setState({ kind: 'conflict', theirs: outcome.theirs })
          return undefined
        }
        setState({ kind: saver.isDirty(latest.current.draft) ? 'unsaved' : 'saved' })
        if (outcome.saved) latest.current.onSaved(outcome.saved)
        return outcome.saved
      } catch (error) {
        setState(
          isOffline(error) ? { kind: 'offline' } : { kind: 'refused', text: failureText(error) },
        )
        return undefined
      }
    },
    [saver, calls],
  )

  const isStopped = state.kind === 'conflict'
  useEffect(() => {
    if (isStopped || !saver.isDirty(draft)) return
    setState((now) => (now.kind === 'saving' || now.kind === 'offline' ? now : { kind: 'unsaved' }))
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [saver, draft, isStopped, save])

  useEffect(() => {
    if (state.kind !== 'offline') return
    const resume = () => void save()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [state.kind, save])

  return { state, save, saver, settle: useCallback(() => setState({ kind: 'saved' }), []) }
}
