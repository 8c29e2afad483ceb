import type { GuestPost, GuestReview } from '@kadr/contract/team/reviews'
import { useRef, useState } from 'react'
import { ApiError } from '../../../platform/api/api-error.ts'
import { failureText } from '../../../platform/api/failure-text.ts'
import { describeDay } from '../../../platform/text/moment.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { TextInput } from '../../../ui/forms/text-input.tsx'
import { useReview } from './api/reviews.queries.ts'
import { GuestPostCard } from './components/guest-post-card.tsx'
import { copy } from './copy.ts'
import GuestLoadingPage from './guest-loading-page.tsx'
import { countAnswers, deadlineOf, orderPosts } from './model/order-posts.ts'

const COLORS: Record<GuestPost['state'], string> = {
  approved: 'bg-published',
  returned: 'bg-scheduled',
  waiting: 'bg-line-strong',
  planned: 'bg-line-strong',
  done: 'bg-line',
}

const deadlineText = ({ posts, timeZone }: GuestReview) => {
  const deadline = deadlineOf(posts)
  if (deadline === undefined) return ''
  const format = new Intl.DateTimeFormat('ru', {
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  return `${copy.answerBy(format.format(new Date(deadline)).replace(' в ', ', '))} `
}

const Progress = ({ review, name }: { review: GuestReview; name: string }) => {
  const { posts } = review
  const { approved, returned, waiting } = countAnswers(posts)
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere text-title font-semibold">
        {copy.ask(name, waiting, posts.length)}
      </p>
      <p className="text-label text-ink-2">{`${deadlineText(review)}${copy.noSignIn}`}</p>
      {posts.length === 1 ? null : (
        <>
          <div aria-hidden="true" className="flex gap-1">
            {orderPosts(posts)
              .toReversed()
              .map(({ id, state }) => (
                <span key={id} className={`h-1.5 flex-1 rounded-full ${COLORS[state]}`} />
              ))}
          </div>
          <p className="text-label text-ink-3">{copy.counts(approved, returned, waiting)}</p>
        </>
      )}
    </div>
  )
}

const Review = ({ review, token }: { review: GuestReview; token: string }) => {
  const [name, setName] = useState('')
  const [isSubmitted, setIsSubmitted] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const requireName = () => {
    if (name.trim() !== '') return name.trim()
    setIsSubmitted(true)
    input.current?.focus()
    return undefined
  }
  const { title, workspaceName, brandColor, logoUrl, senderName, timeZone, expiresAt } = review
  const until = describeDay({ at: new Date(expiresAt), now: new Date(), timeZone })
  return (
    <>
      <header className="border-b border-line bg-header">
        <div className="mx-auto flex max-w-160 items-center gap-3 px-4 py-3">
          {logoUrl ? (
            <img src={logoUrl} alt="" className="size-10 shrink-0 rounded-control object-contain" />
          ) : (
            <span
              aria-hidden="true"
              style={brandColor ? { backgroundColor: brandColor } : undefined}
              className="flex size-10 shrink-0 items-center justify-center rounded-control bg-accent font-semibold text-on-accent"
            >
              {workspaceName.slice(0, 1).toLocaleUpperCase('ru')}
            </span>
          )}
          <div className="grid min-w-0">
            <h1 className="line-clamp-3 wrap-anywhere text-title font-bold">
              {`${workspaceName}: ${title}`}
            </h1>
            <p className="truncate text-label text-ink-3">{copy.sentBy(senderName)}</p>
          </div>
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-160 grid-cols-1 gap-4 px-4 py-4">
        {review.posts.length === 0 ? (
          <EmptyState title={copy.empty} text={copy.emptyText} />
        ) : (
          <>
            <Progress review={review} name={name.trim()} />
            <Field
              label={copy.name}
              hint={copy.nameHint}
              error={isSubmitted && name.trim() === '' ? copy.nameMissing : undefined}
            >
              <TextInput
                ref={input}
                maxLength={60}
                autoComplete="name"
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
          </>
        )}
        {orderPosts(review.posts).map((post) => (
          <GuestPostCard
            key={post.id}
            post={post}
            token={token}
            timeZone={timeZone}
            requireName={requireName}
          />
        ))}
        <p className="pb-6 text-center text-caption text-ink-3">{copy.until(until)}</p>
      </main>
    </>
  )
}

const Failure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 410) return <ErrorState title={copy.closed} text={copy.closedText} />
  if (status === 404 || status === 400) {
    return <ErrorState title={copy.notFound} text={copy.notFoundText} />
  }
  return <ErrorState title={copy.failed} text={failureText(error)} onRetry={onRetry} />
}

export const GuestReviewPage = ({ token }: { token: string }) => {
  const { data: review, error, refetch } = useReview(token)
  if (!review && !error) return <GuestLoadingPage />
  return (
    <div className="min-h-dvh bg-canvas">
      {review ? <Review review={review} token={token} /> : null}
      {!review && error ? (
        <main className="grid min-h-dvh place-content-center p-4">
          <Failure error={error} onRetry={() => void refetch()} />
        </main>
      ) : null}
    </div>
  )
}
