import type { GuestMedia, GuestPost } from '@kadr/contract/team/reviews'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { describeMoment } from '../../../../platform/text/moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Badge } from '../../../../ui/feedback/badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'
import { isAwaitingDecision } from '../model/order-posts.ts'
import { GuestAnswer } from './guest-answer.tsx'
import { GuestComments } from './guest-comments.tsx'
import { GuestPreview } from './guest-preview.tsx'
import { GuestThumb } from './guest-thumb.tsx'

const TONES = {
  waiting: 'scheduled',
  planned: 'neutral',
  approved: 'published',
  returned: 'scheduled',
  done: 'neutral',
} as const

const OPEN_TEXT = 'line-clamp-5 wrap-anywhere whitespace-pre-wrap text-ink-2'

const timeOf = (dueAt: string | null, timeZone: string) => {
  if (dueAt === null) return copy.noTime
  const format = new Intl.DateTimeFormat('ru', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  const text = format.format(new Date(dueAt)).replace(' в ', ', ')
  return text.charAt(0).toLocaleUpperCase('ru') + text.slice(1)
}

const Marks = ({ targets }: Pick<GuestPost, 'targets'>) => (
  <ul aria-label={copy.networks} className="flex flex-wrap items-center gap-2">
    {targets.map(({ network, accountTitle }) => {
      const { Mark, title, color } = getNetwork(network)
      return (
        <li key={`${network} ${accountTitle}`} style={{ color }} title={accountTitle}>
          <Mark />
          <span className="sr-only">{`${title}, ${accountTitle}`}</span>
        </li>
      )
    })}
  </ul>
)

const Answer = ({ post: { answer }, timeZone }: { post: GuestPost; timeZone: string }) => {
  if (!answer?.note) return null
  const moment = describeMoment({ at: new Date(answer.at), now: new Date(), timeZone })
  return (
    <div className="grid gap-1 rounded-control bg-sunken px-3 py-2">
      <p className="text-caption text-ink-3">{copy.by(answer.name, moment)}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">{answer.note}</p>
    </div>
  )
}

type SummaryProps = {
  post: GuestPost
  timeZone: string
  isOpen: boolean
  onToggle: () => void
  detailsId: string
}

/** A landscape picture is too small beside the words. */
const placeOf = ({ width, height }: GuestMedia, isWaiting: boolean) => {
  if (!isWaiting) return 'row'
  return width !== null && height !== null && width > height ? 'above' : 'beside'
}

type WordsProps = Pick<SummaryProps, 'post' | 'timeZone' | 'isOpen'>

const Words = ({ post, timeZone, isOpen }: WordsProps) => {
  const text = post.targets[0]?.text || copy.noText
  const time = <h2 className="font-semibold">{timeOf(post.dueAt, timeZone)}</h2>
  const badge = <Badge tone={TONES[post.state]}>{copy.states[post.state]}</Badge>
  if (!isAwaitingDecision(post)) {
    return (
      <>
        {time}
        <p className="truncate text-ink-2">{text}</p>
        {badge}
      </>
    )
  }
  return (
    <>
      {time}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Marks targets={post.targets} />
        {post.state === 'planned' ? badge : null}
      </div>
      {isOpen ? null : <p className={OPEN_TEXT}>{text}</p>}
    </>
  )
}

/** What waits for an answer is shown large; what was answered is a row. */
const Summary = ({ post, timeZone, isOpen, onToggle, detailsId }: SummaryProps) => {
  const files = post.targets[0]?.media ?? []
  const [file] = files
  const isWaiting = isAwaitingDecision(post)
  // Opened, the preview below shows all of it.
  const place = file && !(isWaiting && isOpen) ? placeOf(file, isWaiting) : undefined
  const toggle = { 'aria-expanded': isOpen, 'aria-controls': detailsId, onClick: onToggle }
  const label = isOpen ? copy.fold : copy.whole
  return (
    <div
      className={clsx('min-w-0 gap-3', place === 'above' ? 'grid grid-cols-1' : 'flex items-start')}
    >
      {file && place ? <GuestThumb media={file} place={place} others={files.length - 1} /> : null}
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2">
        <Words post={post} timeZone={timeZone} isOpen={isOpen} />
        {isWaiting ? (
          <div className="-my-2">
            <Button variant="text" {...toggle}>
              {label}
            </Button>
          </div>
        ) : null}
      </div>
      {isWaiting ? null : (
        <button
          type="button"
          {...toggle}
          aria-label={label}
          className="-m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center self-center text-ink-3"
        >
          <ChevronDown aria-hidden="true" className={isOpen ? 'size-5 rotate-180' : 'size-5'} />
        </button>
      )}
    </div>
  )
}

type Props = {
  post: GuestPost
  token: string
  timeZone: string
  requireName: () => string | undefined
}

export const GuestPostCard = ({ post, token, timeZone, requireName }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const detailsId = useId()
  const isWaiting = isAwaitingDecision(post)
  return (
    <Card asChild>
      <article className="grid grid-cols-1 gap-3">
        <Summary
          post={post}
          timeZone={timeZone}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          detailsId={detailsId}
        />
        <div id={detailsId} hidden={!isOpen}>
          {isOpen ? <GuestPreview targets={post.targets} /> : null}
        </div>
        <Answer post={post} timeZone={timeZone} />
        {isWaiting ? <GuestAnswer post={post} token={token} requireName={requireName} /> : null}
        {isWaiting || isOpen || post.comments.length > 0 ? (
          <GuestComments post={post} token={token} timeZone={timeZone} requireName={requireName} />
        ) : null}
      </article>
    </Card>
  )
}
