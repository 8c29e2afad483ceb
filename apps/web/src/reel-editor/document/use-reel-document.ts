import type { ReelKindName } from '@kadr/contract/studio/reel-content'
import type { Reel } from '@kadr/contract/studio/reels'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import * as z from 'zod/mini'
import { isSameContent } from '../../documents/saver.ts'
import { type DocumentOwner, useDocument } from '../../documents/use-document.ts'
import { amendAll, applyChange, redo, startHistory, undo } from './history.ts'
import { savedOf, useReelCalls } from './reel-calls.ts'
import { type ReelDraft, reelDraftOf } from './reel-draft.ts'

export type DocumentStart = {
  /** Undefined for a new reel. */
  reel: Reel | undefined
  owner: DocumentOwner
  kind: ReelKindName
  /** `initial`: the untouched draft of a new reel; `begun`: its actual start. */
  initial: ReelDraft
  begun: ReelDraft
  onSaved: (id: string) => void
}

/** An autosaved reel with undo and redo. */
export const useReelDocument = ({ reel, owner, kind, initial, begun, onSaved }: DocumentStart) => {
  const document = useDocument({
    owner,
    name: kind,
    schema: useMemo(() => ({ draft: reelDraftOf(kind), extra: z.null() }), [kind]),
    calls: useReelCalls(owner.workspaceId),
    opened: reel && savedOf(reel),
    initial: begun,
    initialExtra: null,
    isBlank: (draft) => isSameContent(draft, initial),
    isReaddressed: true,
  })
  const { edit, savedId } = document
  const [history, setHistory] = useState(() => startHistory(document.opening.draft))
  const draft = history.present
  // Before any effect of the same commit: effects of components below, such as a render begun at once, save this draft.
  useLayoutEffect(() => {
    edit({ draft, extra: null, isAutomatic: true })
  }, [edit, draft])

  const announce = useEffectEvent(onSaved)
  useEffect(() => {
    if (savedId !== undefined) announce(savedId)
  }, [savedId])

  const change = useCallback(
    (update: (before: ReelDraft) => ReelDraft, mark?: string) =>
      setHistory((before) =>
        applyChange(before, { next: update(before.present), mark, at: performance.now() }),
      ),
    [],
  )

  /** A change outside the undo history. */
  const amend = useCallback(
    (update: (before: ReelDraft) => ReelDraft) => setHistory((before) => amendAll(before, update)),
    [],
  )

  /** A single undoable change. */
  const replace = (next: ReelDraft) => change(() => next)

  return {
    ...document,
    /** Undefined until a new reel is saved. */
    id: savedId ?? reel?.id,
    draft,
    change,
    amend,
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    startOver: () => replace(document.startOver()),
    acceptTheirs: () => replace(document.acceptTheirs()),
  }
}
export type ReelDocument = ReturnType<typeof useReelDocument>
