import { adapters, type PublishedPost } from '@kadr/networks'
import type { AttemptRow } from '../targets/index.ts'
import { thawPublication } from './publication.ts'
import type { Run, StepResult } from './run.ts'
import { save } from './save.ts'

/** The replies to the post, each to the one before. */
export const repliesOf = ({ publisher, target }: Run): readonly string[] => {
  const { reply } = adapters[target.network].publish
  return reply?.texts(thawPublication({ ...publisher, target })) ?? []
}

/** Final for the post itself; replies are later steps of the same target. */
export const markPublished = (
  run: Run,
  { post, attempt }: { post: PublishedPost; attempt: AttemptRow },
): StepResult => {
  const hasReplies = repliesOf(run).length > 0
  return save(run, {
    to: 'published',
    cause: post.isDraft ? 'left_as_draft' : 'published',
    values: {
      externalId: post.externalId,
      externalDetails: { ...post.details },
      url: post.url,
      isDraftAtNetwork: post.isDraft ?? false,
      publishedAt: run.publisher.clock.now(),
      failure: null,
      failureCount: 0,
    },
    attempt: { id: attempt.id, state: 'published' },
    ...(!hasReplies && { nextAt: null }),
  })
}
