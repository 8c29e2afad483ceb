import { createPost, getPost, type Post, updatePost } from '@kadr/contract/posts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../platform/services.tsx'
import type { ComposerForm } from '../model/composer-form.ts'

export type DraftCalls = {
  create: (input: { form: ComposerForm; key: string }) => Promise<Post>
  update: (input: { form: ComposerForm; id: string; version: number }) => Promise<Post>
}

export const useDraftCalls = (): DraftCalls => {
  const api = useApi()
  const queries = useQueryClient()
  return useMemo(() => {
    const keep = (post: Post) => {
      queries.setQueryData(api.query(getPost, { params: { id: post.id } }).queryKey, post)
      return post
    }
    return {
      create: async ({ form, key }) =>
        keep(await api.call(createPost, { headers: { 'idempotency-key': key }, body: form })),
      update: async ({ form, id, version }) =>
        keep(await api.call(updatePost, { params: { id }, body: { version, ...form } })),
    }
  }, [api, queries])
}
