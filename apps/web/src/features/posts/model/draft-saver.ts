import type { DraftCalls } from '../api/posts.mutations.ts'
import { type ComposerForm, hasContent, isSameForm } from './composer-form.ts'

/** What the server is known to have. */
export type SavedDraft = { id: string; version: number; form: ComposerForm }

/** What a request that carries the content itself has to send. */
export type Unsaved = {
  draft: ComposerForm
  isDirty: boolean
  saved: SavedDraft | undefined
  key: string
}

export type DraftSaver = ReturnType<typeof createDraftSaver>

/**
 * Sends the newest form to the server, one call at a time: a second one would carry the version the first
 * is about to use up. The first call makes the post, under a key that makes a repeated call harmless.
 */
export const createDraftSaver = ({
  calls,
  key: initialKey,
  saved: initial,
}: {
  calls: DraftCalls
  key: string
  saved?: SavedDraft | undefined
}) => {
  let saved = initial
  let key = initialKey
  let latest: ComposerForm | undefined
  let running: Promise<void> | undefined

  const sendOnce = async (form: ComposerForm) => {
    const post = saved
      ? await calls.update({ id: saved.id, version: saved.version, form })
      : await calls.create({ key, form })
    saved = { id: post.id, version: post.version, form }
  }

  const isDirty = (form: ComposerForm) => (saved ? !isSameForm(form, saved.form) : hasContent(form))

  /** Ends when the server has the form given here or a newer one. */
  const save = async (form: ComposerForm): Promise<SavedDraft | undefined> => {
    latest = form
    while (isDirty(latest)) {
      running ??= sendOnce(latest).finally(() => {
        running = undefined
      })
      await running
    }
    return saved
  }

  /** Runs a request that carries the unsaved form itself; its answer marks that form as saved. */
  const flushInto = async <A extends { id: string; version: number }>(
    form: ComposerForm,
    run: (unsaved: Unsaved) => Promise<A>,
  ): Promise<A> => {
    while (running !== undefined) await running.catch(() => undefined)
    const answering = run({ draft: form, isDirty: isDirty(form), saved, key })
    // A save that waits for this request sends the form itself if the request fails.
    running = answering
      .then(
        ({ id, version }) => {
          saved = { id, version, form }
        },
        () => undefined,
      )
      .finally(() => {
        running = undefined
      })
    const answer = await answering
    await running
    return answer
  }

  return {
    save,
    flushInto,
    isDirty,
    getSaved: () => saved,
    /** The server has moved on to this; what is unsaved here stays unsaved. */
    startFrom: (now: SavedDraft) => {
      saved = now
    },
    /** From here on it is another post, which does not exist yet. */
    startNew: (nextKey: string) => {
      saved = undefined
      key = nextKey
    },
  }
}
