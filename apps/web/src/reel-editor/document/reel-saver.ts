import type { Reel } from '@kadr/contract/reels'
import { isSameDraft, type ReelDraft, type SavedReel } from './reel-draft.ts'

export type ReelCalls = {
  create: (input: ReelDraft & { key: string }) => Promise<Reel>
  save: (input: ReelDraft & { id: string; version: number }) => Promise<Reel>
  fetch: (id: string) => Promise<Reel>
}
export type ReelSaver = ReturnType<typeof createReelSaver>

export const savedOf = ({ id, version, title, content }: Reel): SavedReel => ({
  id,
  version,
  title,
  content,
})

/**
 * Sends the newest draft, one call at a time: a second one would carry the version that the first is about to use
 * up. The first call makes the reel, under a key that makes a repeated call harmless.
 */
export const createReelSaver = ({
  calls,
  key: initialKey,
  untouched,
  saved: initial,
}: {
  calls: Pick<ReelCalls, 'create' | 'save'>
  key: string
  /** What a new reel begins with: as long as nothing else is there, nothing is made. */
  untouched: ReelDraft
  saved?: SavedReel | undefined
}) => {
  let saved = initial
  let key = initialKey
  let latest: ReelDraft | undefined
  let running: Promise<void> | undefined

  const sendOnce = async (draft: ReelDraft) => {
    const reel = saved
      ? await calls.save({ ...draft, id: saved.id, version: saved.version })
      : await calls.create({ ...draft, key })
    // What was sent counts, not the answer: the server trims, and the person types on.
    saved = { ...draft, id: reel.id, version: reel.version }
  }

  const isDirty = (draft: ReelDraft) => !isSameDraft(draft, saved ?? untouched)

  /** Ends when the server has the draft given here or a newer one. */
  const save = async (
    draft: ReelDraft,
    { isForced = false }: { isForced?: boolean } = {},
  ): Promise<SavedReel | undefined> => {
    latest = draft
    while (isDirty(latest) || (isForced && !saved)) {
      running ??= sendOnce(latest).finally(() => {
        running = undefined
      })
      await running
    }
    return saved
  }

  return {
    save,
    isDirty,
    getSaved: () => saved,
    getKey: () => key,
    /** The server has moved on to this; what is unsaved here stays unsaved. */
    startFrom: (now: SavedReel) => {
      saved = now
    },
    /** From here on it is another reel, which does not exist yet. */
    startNew: (nextKey: string) => {
      saved = undefined
      key = nextKey
    },
  }
}
