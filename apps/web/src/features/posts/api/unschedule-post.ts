import { unschedulePost } from '@kadr/contract/posts'
import { usePostChange } from './post-change.ts'

type Input = { id: string; version: number }

export const useUnschedulePost = () =>
  usePostChange((api, { id, version }: Input) =>
    api.call(unschedulePost, { params: { id }, body: { version } }),
  )
