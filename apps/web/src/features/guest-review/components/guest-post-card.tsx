import type { GuestPost } from '@kadr/contract/reviews'
import { clsx } from 'clsx'
import { useState } from 'react'
import { getNetwork } from '../../../networks/index.ts'
import { describeMoment } from '../../../platform/moment.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { copy } from '../copy.ts'
import { GuestAnswer } from './guest-answer.tsx'
import { GuestComments } from './guest-comments.tsx'
import { GuestMedia } from './guest-media.tsx'

const TONES = {
  waiting: 'scheduled',
  planned: 'neutral',
  approved: 'published',
  returned: 'draft',
  done: 'neutral',
} as const

const timeOf = (dueAt: string | null, timeZone: string) =>
  dueAt === null
    ? copy.noTime
    : new Intl.DateTimeFormat('ru', {
        weekday: 'short',
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
      }).format(new Date(dueAt))

type Props = {
  post: GuestPost
  token: string
  timeZone: string
  takeName: () => string | undefined
}

/** One publication as each account will show it. */
export const GuestPostCard = ({ post, token, timeZone, takeName }: Props) => {
  const [index, setIndex] = useState(0)
  const target = post.targets[index] ?? post.targets[0]
  const isAsked = post.state === 'waiting' || post.state === 'planned'
  const { answer } = post
  return (
    <Card asChild>
      <article className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold">{timeOf(post.dueAt, timeZone)}</h2>
          <Badge tone={TONES[post.state]}>{copy.states[post.state]}</Badge>
        </div>
        <fieldset className="flex min-w-0 flex-wrap gap-1.5">
          <legend className="sr-only">{copy.networks}</legend>
          {post.targets.map(({ network, accountTitle }, position) => {
            const { Mark, title, color } = getNetwork(network)
            const isShown = position === index
            return (
              <button
                key={`${network} ${accountTitle}`}
                type="button"
                aria-pressed={isShown}
                aria-label={`${title}, ${accountTitle}`}
                onClick={() => setIndex(position)}
                style={{ color }}
                className={clsx(
                  'flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-control border',
                  isShown ? 'border-accent bg-accent-soft' : 'border-line bg-surface',
                )}
              >
                <Mark />
              </button>
            )
          })}
        </fieldset>
        {target ? (
          <>
            <p className="text-label text-ink-3">{target.accountTitle}</p>
            <GuestMedia media={target.media} />
            <p className="wrap-anywhere whitespace-pre-wrap">{target.text || copy.noText}</p>
          </>
        ) : null}
        {answer ? (
          <div className="grid gap-1 rounded-control bg-sunken px-3 py-2">
            <p className="text-caption text-ink-3">
              {copy.by(
                answer.name,
                describeMoment({ at: new Date(answer.at), now: new Date(), timeZone }),
              )}
            </p>
            <p>{answer.note ?? copy.states[answer.decision]}</p>
          </div>
        ) : null}
        {isAsked ? <GuestAnswer post={post} token={token} takeName={takeName} /> : null}
        <GuestComments post={post} token={token} timeZone={timeZone} takeName={takeName} />
      </article>
    </Card>
  )
}
