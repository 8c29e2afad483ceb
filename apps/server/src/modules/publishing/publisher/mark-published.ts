import { adapters, type PublishedPost } from '@kadr/networks'
import type { AttemptRow } from '../targets/index.ts'
import { nextLocateAt } from './locate.ts'
import { thawPublication } from './publication.ts'
import type { Run, StepResult } from './run.ts'
import { type Change, save } from './save.ts'

/** The replies to the post, each to the one before. */
export const repliesOf = ({ publisher, target }: Run): readonly string[] => {
  const { reply } = adapters[target.network].publish
  return reply?.texts(thawPublication({ ...publisher, target })) ?? []
}

const causeOf = ({ isDraft, notice }: PublishedPost) => {
  if (isDraft) return 'left_as_draft'
  return notice ? 'published_restricted' : 'published'
}

const problemOf = ({ notice }: PublishedPost): Pick<Change, 'note' | 'problem'> =>
  notice ? { note: notice, problem: { kind: 'target.restricted', message: notice } } : {}

/** Final for the post itself; replies and the lookup of its URL are later steps of the same target. */
export const markPublished = (
  run: Run,
  { post, attempt }: { post: PublishedPost; attempt: AttemptRow },
): StepResult => {
  const hasReplies = repliesOf(run).length > 0
  const publishedAt = run.publisher.clock.now()
  const { url } = post
  const published = { ...run, target: { ...run.target, url, publishedAt } }
  return save(run, {
    to: 'published',
    cause: causeOf(post),
    ...problemOf(post),
    values: {
      externalId: post.externalId,
      externalDetails: { ...post.details },
      url,
      isDraftAtNetwork: post.isDraft ?? false,
      notice: post.notice ?? null,
      publishedAt,
      failure: null,
      failureCount: 0,
      // From here on `progress` is that of the next reply.
      ...(hasReplies && { progress: {} }),
    },
    attempt: { id: attempt.id, state: 'published' },
    ...(!hasReplies && { nextAt: nextLocateAt(published) }),
  })
}
