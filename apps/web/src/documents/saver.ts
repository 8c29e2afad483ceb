import { dequal } from 'dequal'
import { ApiError } from '../platform/api/api-error.ts'

export type Revision = { id: string; version: number }

/** The last known state on the server. */
export type Saved<D> = Revision & { draft: D }

export type DocumentCalls<D> = {
  /** `key` is the idempotency key: the server responds to a repeated request with the document it has created. */
  create: (input: { draft: D; key: string }) => Promise<Revision>
  update: (input: { draft: D; saved: Saved<D> }) => Promise<Revision>
  /** The newest version, bypassing the cache. */
  fetch: (id: string) => Promise<Saved<D>>
}

/** The input of a request that carries the content itself. */
export type Unsaved<D> = { draft: D; isDirty: boolean; saved: Saved<D> | undefined; key: string }

export type Conflict<D> = { theirs: Saved<D> }

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Equal as JSON: the order of keys does not count, and undefined is not sent. */
export const isSameContent = <D>(one: D, other: D): boolean =>
  dequal(one, other) || dequal(toJson(one), toJson(other))

export const isNetworkLoss = (error: unknown) =>
  error instanceof ApiError && error.code === 'NETWORK'

const isVersionConflict = (error: unknown) =>
  error instanceof ApiError && error.code === 'VERSION_CONFLICT'

export type SaverOptions<D> = {
  calls: DocumentCalls<D>
  isSame?: ((one: D, other: D) => boolean) | undefined
  /** A blank draft is never created. */
  isBlank: (draft: D) => boolean
  key: string
  saved: Saved<D> | undefined
  /** The draft that was sent under the key without a response. */
  unanswered: D | undefined
}

/** Sends the latest draft, one request at a time: a concurrent one would carry an already used version. */
export const createSaver = <D>(options: SaverOptions<D>) => {
  const { calls, isBlank, isSame = isSameContent } = options
  let { key, saved, unanswered } = options
  let latest: D | undefined
  let inFlight: Promise<Conflict<D> | undefined> | undefined

  const isDirty = (draft: D) => (saved ? !isSame(draft, saved.draft) : !isBlank(draft))

  /** A newer version with the same content (a move in the calendar) is adopted silently. */
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
      // The sent content counts, not the response: the server trims, and the user keeps typing.
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

  /** A creation without a response is repeated with the same draft: its idempotency key stands for that content. */
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
   * Runs a request that carries the unsaved draft itself; its response marks that draft as saved. A new document is
   * created by it under the key. A stale version is not adopted silently here: the user has to confirm the request's
   * other effects (publishing) again.
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
    /** The idempotency key and the draft sent under it. */
    getCreation: () => ({ key, unanswered: unanswered ?? null }),
    /** Adopts a newer server version; local changes stay unsaved. */
    startFrom: (next: Saved<D>) => {
      saved = next
    },
    /** Continues as a new document, not yet created. */
    startNew: (nextKey: string) => {
      saved = undefined
      unanswered = undefined
      key = nextKey
    },
  }
}
