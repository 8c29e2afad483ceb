import type { Post } from '@kadr/contract/publishing/posts'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import type { DocumentCalls, Saved } from '../../../../documents/saver.ts'
import { type DocumentOwner, useDocument } from '../../../../documents/use-document.ts'
import { useDraftCalls } from '../api/posts.mutations.ts'
import { useFetchPost } from '../api/posts.queries.ts'
import { type ComposerWhen, composerWhen } from '../schedule/composer-when.ts'
import {
  addMedia,
  type ComposerForm,
  composerForm,
  hasContent,
  isSameForm,
  toForm,
} from './composer-form.ts'

type Start = {
  /** Undefined for a post that does not exist yet. */
  post: Post | undefined
  owner: DocumentOwner
  /** Accounts and files preselected elsewhere. */
  initialForm: ComposerForm
  initialWhen: ComposerWhen
}

const SCHEMA = { draft: composerForm, extra: z.nullable(composerWhen) }

const savedOf = (post: Post): Saved<ComposerForm> => ({
  id: post.id,
  version: post.version,
  draft: toForm(post),
})

const useCalls = ({ workspaceId }: DocumentOwner): DocumentCalls<ComposerForm> => {
  const { create, update } = useDraftCalls(workspaceId)
  const fetchPost = useFetchPost()
  return {
    create: ({ draft, key }) => create({ form: draft, key }),
    update: ({ draft, saved: { id, version } }) => update({ form: draft, id, version }),
    fetch: async (id) => savedOf(await fetchPost(id)),
  }
}

/** Autosave is off for a scheduled post: half a sentence must not be published. */
export const useComposer = ({ post, owner, initialForm, initialWhen }: Start) => {
  const document = useDocument({
    owner,
    name: 'post',
    schema: SCHEMA,
    calls: useCalls(owner),
    opened: post && savedOf(post),
    initial: initialForm,
    initialExtra: null,
    isBlank: (form) => !hasContent(form),
    isSame: isSameForm,
    isReaddressed: false,
  })
  const { opening, edit } = document
  const [form, setForm] = useState(() =>
    // Files the user came to post are added to the restored draft.
    document.isRestored
      ? addMedia({ form: opening.draft, ids: initialForm.mediaIds })
      : opening.draft,
  )
  const [when, setWhen] = useState(opening.extra ?? initialWhen)
  const isAutomatic = !post || post.state === 'draft'
  useEffect(() => {
    edit({ draft: form, extra: when, isAutomatic })
  }, [edit, form, when, isAutomatic])

  return {
    ...document,
    form,
    change: useCallback(
      (changes: Partial<ComposerForm>) => setForm((before) => ({ ...before, ...changes })),
      [],
    ),
    setForm,
    when,
    setWhen,
    isAutomatic,
    startOver: () => {
      setForm(document.startOver())
      if (!post) setWhen(initialWhen)
    },
    acceptTheirs: () => setForm(document.acceptTheirs()),
  }
}
export type Composer = ReturnType<typeof useComposer>
