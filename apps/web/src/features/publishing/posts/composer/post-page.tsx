import { Link, useParams } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense } from 'react'
import { isNotFound } from '../../../../platform/api/api-error.ts'
import { failureText } from '../../../../platform/api/failure-text.ts'
import { LinkButton } from '../../../../ui/buttons/link-button.tsx'
import { QueryFrame } from '../../../../ui/feedback/query-frame.tsx'
import { PageHeader } from '../../../../ui/layout/page-header.tsx'
import { usePost } from '../api/posts.queries.ts'
import { postAbilities } from '../view/post-abilities.ts'
import { ComposerPage, ComposerSkeleton } from './composer-page.tsx'
import { composerCopy } from './copy.ts'

const PublishedPost = lazy(() => import('../view/published-post.tsx'))

const withHeader = (content: ReactNode) => (
  <div className="grid grid-cols-1 gap-6">
    <PageHeader title={composerCopy.editTitle} />
    {content}
  </div>
)

/** Editable posts open in the composer, published ones read-only. */
export default function PostPage() {
  const { postId } = useParams({ from: '/app/posts/$postId' })
  const query = usePost(postId)
  const isGone = isNotFound(query.error)
  return (
    <QueryFrame
      query={query}
      data={query.data}
      loading={<ComposerSkeleton />}
      failed={{
        title: composerCopy.failed,
        text: isGone ? composerCopy.gone : failureText(query.error),
        canRetry: !isGone,
        action: (
          <LinkButton asChild variant="secondary">
            <Link to="/posts">{composerCopy.toList}</Link>
          </LinkButton>
        ),
      }}
      around={withHeader}
    >
      {(post) =>
        postAbilities(post).canEdit ? (
          <ComposerPage key={post.id} title={composerCopy.editTitle} post={post} />
        ) : (
          withHeader(
            <Suspense fallback={<ComposerSkeleton />}>
              <PublishedPost post={post} />
            </Suspense>,
          )
        )
      }
    </QueryFrame>
  )
}
