import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { failureText } from '../../platform/failure-text.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { usePost } from './api/posts.queries.ts'
import { ComposerPage, ComposerSkeleton } from './components/composer-page.tsx'
import { composerCopy } from './composer-copy.ts'
import { postAbilities } from './model/post-abilities.ts'

const PublishedPost = lazy(() => import('./components/published-post.tsx'))

const Failure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Card>
      <ErrorState
        title={composerCopy.failed}
        text={isGone ? composerCopy.gone : failureText(error)}
        {...(!isGone && { onRetry })}
        action={
          <LinkButton asChild variant="secondary">
            <Link to="/posts">{composerCopy.toList}</Link>
          </LinkButton>
        }
      />
    </Card>
  )
}

/** Editable posts open in the composer, published ones read-only. */
export default function PostPage() {
  const { postId } = useParams({ from: '/app/posts/$postId' })
  const { data: post, error, refetch } = usePost(postId)
  if (post && postAbilities(post).canEdit) {
    return <ComposerPage key={post.id} title={composerCopy.editTitle} post={post} />
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader title={composerCopy.editTitle} />
      {post ? (
        <Suspense fallback={<ComposerSkeleton />}>
          <PublishedPost post={post} />
        </Suspense>
      ) : null}
      {!post && error ? <Failure error={error} onRetry={() => void refetch()} /> : null}
      {!post && !error ? <ComposerSkeleton /> : null}
    </div>
  )
}
