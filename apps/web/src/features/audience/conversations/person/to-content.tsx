import type { ConversationThread } from '@kadr/contract/audience/conversations'
import { createPost } from '@kadr/contract/publishing/posts'
import { createReel } from '@kadr/contract/studio/reels'
import { newId } from '@kadr/kit/new-id'
import { Link, useNavigate } from '@tanstack/react-router'
import { ChevronRight, Clapperboard, FilePlus } from 'lucide-react'
import { useRef } from 'react'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { useCan } from '../../../../platform/session/current-workspace.ts'
import { notify } from '../../../../ui/feedback/toast.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { useMakePost } from '../api/conversations.mutations.ts'
import { personCopy } from './copy.ts'
import { questionOf } from './question-of.ts'

const ROW =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 px-4 text-left text-label font-medium text-ink no-underline hover:bg-header'

/** From what people ask to what is published for all. */
export const ToContent = ({ thread }: { thread: ConversationThread }) => {
  const navigate = useNavigate()
  const making = useMakePost()
  const key = useRef(newId())
  const canReel = useCan(createReel.action)
  const canPost = useCan(createPost.action)
  const question = questionOf(thread)
  if (question === '' || (!canReel && !canPost)) return null
  const make = () =>
    making.mutate(
      { text: personCopy.postText(question), key: key.current },
      {
        onSuccess: ({ id }) => {
          key.current = newId()
          notify.success(personCopy.postMade)
          void navigate({ to: '/posts/$postId', params: { postId: id } })
        },
        onError: (error) => notify.error(personCopy.postFailed, { text: failureText(error) }),
      },
    )
  return (
    <Card padding="none" className="divide-y divide-line">
      {canReel ? (
        <Link to="/reels/questions" search={{ sentence: question }} className={ROW}>
          <Clapperboard aria-hidden="true" className="size-5 text-ink-2" />
          <span className="flex-1">{personCopy.reel}</span>
          <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
        </Link>
      ) : null}
      {canPost ? (
        <button type="button" className={ROW} disabled={making.isPending} onClick={make}>
          <FilePlus aria-hidden="true" className="size-5 text-ink-2" />
          <span className="flex-1">{personCopy.post2}</span>
          <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
        </button>
      ) : null}
    </Card>
  )
}
