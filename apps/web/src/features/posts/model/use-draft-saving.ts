import type { Post } from '@kadr/contract/posts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { failureText } from '../../../platform/failure-text.ts'
import { type DraftCalls, useDraftCalls } from '../api/posts.mutations.ts'
import { useFetchPost } from '../api/posts.queries.ts'
import { type ComposerForm, isSameForm, toForm } from './composer-form.ts'
import { createDraftSaver, type DraftSaver, type SavedDraft, type Unsaved } from './draft-saver.ts'

const PAUSE_MS = 1200

/** `offline`: kept on this device, sent when the network is back. */
export type SaveState =
  | { kind: 'saved' }
  | { kind: 'unsaved' }
  | { kind: 'saving' }
  | { kind: 'offline' }
  | { kind: 'refused'; text: string }
  | { kind: 'conflict'; theirs: Post }

const isConflict = (error: unknown) =>
  error instanceof ApiError && error.code === 'VERSION_CONFLICT'
const isOffline = (error: unknown) => error instanceof ApiError && error.code === 'NETWORK'

type Start = { key: string; saved: SavedDraft | undefined }
type Fetch = (id: string) => Promise<Post>

/** Sends; a version that grew without a change of content (a move in the calendar) is taken over silently. */
const sendOver = async <A>({
  saver,
  send,
  fetchPost,
}: {
  saver: DraftSaver
  send: () => Promise<A>
  fetchPost: Fetch
}): Promise<{ answer: A } | { theirs: Post }> => {
  try {
    return { answer: await send() }
  } catch (error) {
    const saved = saver.getSaved()
    if (!isConflict(error) || !saved) throw error
    const theirs = await fetchPost(saved.id)
    if (!isSameForm(toForm(theirs), saved.form)) return { theirs }
    saver.startFrom({ ...saved, version: theirs.version })
    return { answer: await send() }
  }
}

const useSaver = ({ key, saved }: Start) => {
  const calls = useDraftCalls()
  const [saver] = useState(() => {
    const late: DraftCalls = {
      create: (input) => calls.create(input),
      update: (input) => calls.update(input),
    }
    return createDraftSaver({ calls: late, key, saved })
  })
  return saver
}

type Options = Start & {
  form: ComposerForm
  /** Off for what is planned already: half a sentence must not go out. */
  isAutomatic: boolean
}

export const useDraftSaving = ({ key, saved, form, isAutomatic }: Options) => {
  const saver = useSaver({ key, saved })
  const fetchPost = useFetchPost()
  const [state, setState] = useState<SaveState>({ kind: 'saved' })
  const latest = useRef(form)
  latest.current = form

  /** Gives what is saved, or undefined when it could not be. */
  const save = useCallback(async (): Promise<SavedDraft | undefined> => {
    setState({ kind: 'saving' })
    try {
      const send = () => saver.save(latest.current)
      const outcome = await sendOver({ saver, send, fetchPost })
      if ('theirs' in outcome) {
        setState({ kind: 'conflict', theirs: outcome.theirs })
        return undefined
      }
      setState({ kind: saver.isDirty(latest.current) ? 'unsaved' : 'saved' })
      return outcome.answer
    } catch (error) {
      setState(
        isOffline(error) ? { kind: 'offline' } : { kind: 'refused', text: failureText(error) },
      )
      return undefined
    }
  }, [saver, fetchPost])

  /**
   * For a request that carries the unsaved content itself, such as publishing. Gives undefined after a version
   * conflict; other failures are thrown.
   */
  const flushInto = async <A extends { id: string; version: number }>(
    run: (unsaved: Unsaved) => Promise<A>,
  ): Promise<A | undefined> => {
    const settleState = () =>
      setState({ kind: saver.isDirty(latest.current) ? 'unsaved' : 'saved' })
    setState({ kind: 'saving' })
    try {
      const send = () => saver.flushInto(latest.current, run)
      const outcome = await sendOver({ saver, send, fetchPost })
      if ('theirs' in outcome) {
        setState({ kind: 'conflict', theirs: outcome.theirs })
        return undefined
      }
      settleState()
      return outcome.answer
    } catch (error) {
      settleState()
      throw error
    }
  }

  const isStopped = state.kind === 'conflict'
  useEffect(() => {
    if (isStopped || !saver.isDirty(form)) return
    setState((now) => (now.kind === 'saving' || now.kind === 'offline' ? now : { kind: 'unsaved' }))
    if (!isAutomatic) return
    const timer = setTimeout(() => void save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [saver, form, isAutomatic, isStopped, save])

  useEffect(() => {
    if (state.kind !== 'offline' || !isAutomatic) return
    const resume = () => void save()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [state.kind, isAutomatic, save])

  return {
    state,
    save,
    flushInto,
    saver,
    /** After a choice between two versions, or a new beginning. */
    settle: useCallback(() => setState({ kind: 'saved' }), []),
  }
}
