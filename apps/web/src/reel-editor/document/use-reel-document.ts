import type { ReelContent } from '@kadr/contract/reel-content'
import type { Reel } from '@kadr/contract/reels'
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { changed, redone, startHistory, undone } from './history.ts'
import { readBackup, removeBackup, writeBackup } from './local-backup.ts'
import { useReelCalls } from './reel-calls.ts'
import { isSameDraft, type ReelDraft, type SavedReel } from './reel-draft.ts'
import { savedOf } from './reel-saver.ts'
import { useReelSaving } from './use-reel-saving.ts'

export type DocumentStart = {
  /** Undefined for a reel that does not exist yet. */
  reel: Reel | undefined
  workspaceId: string
  kind: ReelContent['kind']
  /** A new one that nobody has touched, and what it begins with here. */
  initial: ReelDraft
  begun: ReelDraft
  onSaved: (saved: SavedReel) => void
}

/** What this device kept goes before what the server has: it is newer, or nobody has seen it. */
const begin = ({ reel, workspaceId, kind, initial, begun }: DocumentStart) => {
  const local = readBackup({ workspaceId, kind, reelId: reel?.id })
  const fromServer = reel ? { title: reel.title, content: reel.content } : begun
  const isRestored = local !== undefined && !isSameDraft(local.draft, fromServer)
  return {
    isRestored,
    draft: isRestored ? local.draft : fromServer,
    start: {
      key: local?.key ?? crypto.randomUUID(),
      untouched: initial,
      saved: (isRestored && local.saved) || (reel && savedOf(reel)),
    },
  }
}

/** A reel in work: on screen with every step back, on this device, and on the server. */
export const useReelDocument = (options: DocumentStart) => {
  const { reel, workspaceId, kind, begun, onSaved } = options
  const [beginning] = useState(() => begin(options))
  const [history, setHistory] = useState(() => startHistory(beginning.draft))
  const [isRestored, setIsRestored] = useState(beginning.isRestored)
  const calls = useReelCalls()
  const draft = history.present
  const saving = useReelSaving({ calls, draft, start: beginning.start, onSaved })
  const { saver, save, settle } = saving
  const place = useMemo(
    () => ({ workspaceId, kind, reelId: reel?.id }),
    [workspaceId, kind, reel?.id],
  )

  const keepLocally = useEffectEvent(() => {
    if (!saver.isDirty(draft)) return removeBackup(place)
    const backup = { draft, key: saver.getKey(), saved: saver.getSaved() ?? null }
    writeBackup({ ...place, backup })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept at every change and after every save
  useEffect(() => keepLocally(), [draft, saving.state])

  const leave = useEffectEvent(() => {
    if (!saver.isDirty(draft)) return removeBackup(place)
    if (saving.state.kind === 'conflict') return
    void save().then((saved) => saved && removeBackup(place))
  })
  useEffect(() => () => leave(), [])

  const change = useCallback(
    (update: (before: ReelDraft) => ReelDraft, mark?: string) =>
      setHistory((before) =>
        changed(before, { next: update(before.present), mark, at: performance.now() }),
      ),
    [],
  )

  /** The draft of others, or what there was before; it can be taken back like any change. */
  const replace = (next: ReelDraft) => change(() => next)

  return {
    draft,
    change,
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    saveState: saving.state,
    save,
    isRestored,
    keepRestored: () => setIsRestored(false),
    /** The person wants none of what this device had kept. */
    startOver: () => {
      setIsRestored(false)
      settle()
      if (reel) saver.startFrom(savedOf(reel))
      replace(reel ? { title: reel.title, content: reel.content } : begun)
    },
    takeTheirs: (theirs: Reel) => {
      saver.startFrom(savedOf(theirs))
      replace({ title: theirs.title, content: theirs.content })
      settle()
    },
    keepMine: (theirs: Reel) => {
      saver.startFrom(savedOf(theirs))
      settle()
      return save()
    },
    /** Both versions stay: mine becomes a reel of its own. */
    saveApart: () => {
      saver.startNew(crypto.randomUUID())
      settle()
      return save()
    },
  }
}
export type ReelDocument = ReturnType<typeof useReelDocument>
