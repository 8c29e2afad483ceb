import { duplicatePost } from '@kadr/contract/posts'
import { usePostChange } from './post-change.ts'

export const useDuplicatePost = () =>
  usePostChange((api, id: string) => api.call(duplicatePost, { params: { id } }))
