import type { Post } from '@kadr/contract/posts'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { addMedia, type ComposerForm, isSameForm, toForm } from './composer-form.ts'
import type { ComposerWhen } from './composer-when.ts'
import {
  type LocalDraft,
  readLocalDraft,
  removeLocalDraft,
  writeLocalDraft,
} from './local-draft.ts'
import { useDraftSaving } from './use-draft-saving.ts'

type Start = {
  /** Undefined for a post that does not exist yet. */
  post: Post | undefined
  workspaceId: string
  /** What a new post begins with: accounts and files chosen elsewhere. */
  initialForm: ComposerForm
  initialWhen: ComposerWhen
}

const savedOf = (post: Post | undefined) =>
  post && { id: post.id, version: post.version, form: toForm(post) }

/** What this device kept goes before what the server has: it is newer, or nobody has seen it. */
const begin = ({ post, workspaceId, initialForm, initialWhen }: Start) => {
  const local = readLocalDraft({ workspaceId, postId: post?.id })
  const isRestored = local !== undefined && !(post && isSameForm(local.form, toForm(post)))
  return {
    isRestored,
    key: local?.key ?? crypto.randomUUID(),
    // What the person came to post joins what waited here; starting over leaves it alone.
    form: isRestored
      ? addMedia({ form: local.form, ids: initialForm.mediaIds })
      : post
        ? toForm(post)
        : initialForm,
    when: (isRestored && local.when) || initialWhen,
    saved: (isRestored && local.saved) || savedOf(post),
  }
}

/** The text in work: on screen, on this device and, for drafts, on the server. */
export const useComposer = (start: Start) => {
  const { post, workspaceId, initialForm, initialWhen } = start
  const [beginning] = useState(() => begin(start))
  const [form, setForm] = useState(beginning.form)
  const [when, setWhen] = useState(beginning.when)
  const [isRestored, setIsRestored] = useState(beginning.isRestored)
  const key = useRef(beginning.key)
  const isAutomatic = !post || post.state === 'draft'
  const saving = useDraftSaving({ key: beginning.key, saved: beginning.saved, form, isAutomatic })
  const { saver, save, settle } = saving
  const postId = post?.id

  const isDirty = useCallback(() => saver.isDirty(form), [saver, form])

  const keepLocally = useEffectEvent(() => {
    const saved = saver.getSaved() ?? null
    // A new post has no address: until it is left, this device is what a reload finds it by.
    if (saver.isDirty(form) || (postId === undefined && saved)) {
      const draft: LocalDraft = { form, when, key: key.current, saved }
      writeLocalDraft({ workspaceId, postId, draft })
    } else {
      removeLocalDraft({ workspaceId, postId })
    }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept at every change and after every save
  useEffect(() => keepLocally(), [form, when, saving.state])

  const leave = useEffectEvent(() => {
    const place = { workspaceId, postId }
    if (!saver.isDirty(form)) return removeLocalDraft(place)
    if (!isAutomatic || saving.state.kind === 'conflict') return
    void save().then((saved) => saved && removeLocalDraft(place))
  })
  useEffect(() => () => leave(), [])

  /** The person wants none of what was kept. */
  const startOver = () => {
    setIsRestored(false)
    settle()
    const saved = savedOf(post)
    if (saved) {
      saver.startFrom(saved)
      setForm(saved.form)
    } else {
      key.current = crypto.randomUUID()
      saver.startNew(key.current)
      setForm(initialForm)
      setWhen(initialWhen)
    }
  }

  const takeTheirs = (theirs: Post) => {
    saver.startFrom({ id: theirs.id, version: theirs.version, form: toForm(theirs) })
    setForm(toForm(theirs))
    setIsRestored(false)
    settle()
  }

  const keepMine = (theirs: Post) => {
    saver.startFrom({ id: theirs.id, version: theirs.version, form: toForm(theirs) })
    settle()
    return save()
  }

  /** Both versions stay: mine becomes a post of its own. */
  const saveApart = () => {
    key.current = crypto.randomUUID()
    saver.startNew(key.current)
    settle()
    return save()
  }

  return {
    form,
    change: useCallback(
      (changes: Partial<ComposerForm>) => setForm((before) => ({ ...before, ...changes })),
      [],
    ),
    setForm,
    when,
    setWhen,
    isRestored,
    hideRestored: () => setIsRestored(false),
    startOver,
    isDirty,
    isAutomatic,
    saveState: saving.state,
    save,
    flushInto: saving.flushInto,
    takeTheirs,
    keepMine,
    saveApart,
    forget: () => removeLocalDraft({ workspaceId, postId }),
  }
}
export type Composer = ReturnType<typeof useComposer>
