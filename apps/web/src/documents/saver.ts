import { dequal } from 'dequal'
import { ApiError } from '../platform/api-error.ts'

export type Revision = { id: string; version: number }

/** What the server is known to have. */
export type Saved<D> = Revision & { draft: D }

export type DocumentCalls<D> = {
  /** `key` is the idempotency key: the server answers a repeated request with the document it has created. */
  create: (input: { draft: D; key: string }) => Promise<Revision>
  update: (input: { draft: D; saved: Saved<D> }) => Promise<Revision>
  /** The newest version, past any cache. */
  fetch: (id: string) => Promise<Saved<D>>
}

/** What a request that carries the content itself has to send. */
export type Unsaved<D> = { draft: D; isDirty: boolean; saved: Saved<D> | undefined; key: string }

export type Conflict<D> = { theirs: Saved<D> }

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Equal as the server sees them: the order of names does not count, and undefined is not sent. */
export const isSameContent = <D>(one: D, other: D): boolean =>
  dequal(one, other) || dequal(toJson(one), toJson(other))

export const isNetworkLoss = (error: unknown) =>
  error instanceof ApiError && error.code === 'NETWORK'

const isVersionConflict = (error: unknown) =>
  error instanceof ApiError && error.code === 'VERSION_CONFLICT'

export type SaverOptions<D> = {
  calls: DocumentCalls<D>
  isSame?: ((one: D, other: D) => boolean) | undefined
  /** Nothing is created of a blank draft. */
  isBlank: (draft: D) => boolean
  key: string
  saved: Saved<D> | undefined
  /** The draft that was sent under the key without an answer. */
  unanswered: D | undefined
}

/** Sends the latest draft, one request at a time: a second one would carry the version that the first uses up. */
export const createSaver = <D>(options: SaverOptions<D>) => {
  const { calls, isBlank, isSame = isSameContent } = options
  let { key, saved, unanswered } = options
  let latest: D | undefined
  let inFlight: Promise<Conflict<D> | undefined> | undefined

  const isDirty = (draft: D) => (saved ? !isSame(draft, saved.draft) : !isBlank(draft))

  /** A version that grew without a change of content (a move in the calendar) is taken over silently. */
  const rebase = async (error: unknown, draft: D): Promise<Conflict<D> | undefined> => {
    if (!isVersionConflict(error) || !saved) throw error
    const theirs = await calls.fetch(saved.id)
    if (theirs.version === saved.version) throw error
    if (!isSame(theirs.draft, saved.draft) && !isSame(theirs.draft, draft)) return { theirs }
    saved = theirs
    return undefined
  }

  const request = (draft: D, run: () => Promise<Revision>) => {
    if (!saved) unanswered = draft
    const running = run()
      // The content that was sent counts, not the answer: the server trims, and the user types on.
      .then(({ id, version }) => {
        saved = { id, version, draft }
        unanswered = undefined
        return undefined
      })
      .catch((error: unknown) => {
        if (!isNetworkLoss(error)) unanswered = undefined
        return rebase(error, draft)
      })
      .finally(() => {
        inFlight = undefined
      })
    inFlight = running
    return running
  }

  /** A creation without an answer is repeated as it was: its key stands for that content alone. */
  const send = (latestDraft: D) => {
    const known = saved
    const draft = known ? latestDraft : (unanswered ?? latestDraft)
    return request(draft, () =>
      known ? calls.update({ draft, saved: known }) : calls.create({ draft, key }),
    )
  }

  /** Resolves when the server has this draft or a newer one. */
  const save = async (
    draft: D,
    { isForced = false } = {},
  ): Promise<Conflict<D> | { saved: Saved<D> | undefined }> => {
    latest = draft
    while (isDirty(latest) || (isForced && !saved)) {
      const conflict = await (inFlight ?? send(latest))
      if (conflict) return conflict
    }
    return { saved }
  }

  /**
   * Runs a request that carries the unsaved draft itself; its answer marks that draft as saved. A document that does
   * not exist yet is created by it under the key. A stale version is not taken over silently here: what else the
   * request does (publishing) is decided by the user again.
   */
  const flushInto = async <A extends Revision>(
    draft: D,
    run: (unsaved: Unsaved<D>) => Promise<A>,
  ): Promise<Conflict<D> | { answer: A }> => {
    while (inFlight) await inFlight.catch(() => undefined)
    if (!saved && unanswered !== undefined && !isSame(unanswered, draft)) {
      await send(draft)
      return flushInto(draft, run)
    }
    const running = run({ draft, isDirty: isDirty(draft), saved, key })
    const requesting = request(draft, () => running)
    // A save that waits for this request sends the draft itself if the request fails.
    inFlight = requesting.catch(() => undefined)
    return (await requesting) ?? { answer: await running }
  }

  return {
    save,
    flushInto,
    isDirty,
    getSaved: () => saved,
    /** What makes a repeated creation harmless. */
    getCreation: () => ({ key, unanswered: unanswered ?? null }),
    /** The server has moved on to this; what is unsaved here stays unsaved. */
    startFrom: (next: Saved<D>) => {
      saved = next
    },
    /** From here on it is another document, which does not exist yet. */
    startNew: (nextKey: string) => {
      saved = undefined
      unanswered = undefined
      key = nextKey
    },
  }
}
