import { type PostState, schedulePost, setDraftTime } from '@kadr/contract/posts'
import { usePostChange } from './post-change.ts'

type Input = { id: string; version: number; state: PostState; wallTime: string; timeZone: string }

/** To another time. A draft stays one; what waits goes out then. */
export const useMovePost = () =>
  usePostChange((api, { id, version, state, ...time }: Input) =>
    state === 'draft'
      ? api.call(setDraftTime, { params: { id }, body: { version, ...time } })
      : api.call(schedulePost, {
          params: { id },
          body: { version, when: { kind: 'at', ...time } },
        }),
  )
