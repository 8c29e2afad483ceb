import type { Automation } from '@kadr/contract/automation/automations'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { getNetwork } from '../../../../networks/index.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { Section } from '../../../../ui/layout/section.tsx'
import { usePlannedRuns, useWeekPosts } from '../api/automations.queries.ts'
import { copy } from '../copy.ts'
import { placeWeek, type WeekEntry } from './week-days.ts'

const { week: words } = copy
const SHOWN = 4

const TONES: Record<WeekEntry['tone'], string> = {
  run: 'border border-dashed border-accent bg-surface text-accent',
  trouble: 'bg-failed-soft text-failed',
  draft: 'bg-draft-soft text-draft',
  post: 'bg-sunken text-ink',
}

const Chip = ({ entry: { time, title, networks, tone, postId } }: { entry: WeekEntry }) => {
  const style = clsx(
    'grid min-w-0 gap-0.5 rounded-chip px-2 py-1 text-caption no-underline',
    TONES[tone],
  )
  const content = (
    <>
      <span className="flex min-w-0 items-center justify-between gap-1">
        <span className="font-semibold tabular-nums">{time}</span>
        <span aria-hidden="true" className="flex min-w-0 gap-0.5 overflow-hidden">
          {networks.slice(0, 3).map((network) => {
            const { Mark } = getNetwork(network)
            return <Mark key={network} className="size-3 shrink-0" />
          })}
        </span>
      </span>
      <span className="truncate">{title}</span>
    </>
  )
  return postId === null ? (
    <span className={style}>{content}</span>
  ) : (
    <Link to="/posts" search={{ post: postId }} className={style}>
      {content}
    </Link>
  )
}

const headOf = (date: string) =>
  new Intl.DateTimeFormat('ru', { weekday: 'short', day: 'numeric', timeZone: 'UTC' })
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '')

type Props = { automation: Automation; timeZone: string }

/** How the rule fits in between the posts of the next days; a phone has the list of its runs. */
export const RuleWeek = ({ automation: { id, isPaused }, timeZone }: Props) => {
  const [now] = useState(() => new Date())
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  const { data: calendar } = useWeekPosts({ today, timeZone })
  const { data: planned } = usePlannedRuns(isPaused ? undefined : id)
  if (!calendar) return null
  const days = placeWeek({ items: calendar.items, runs: planned?.items ?? [], today, timeZone })
  return (
    <Section
      title={words.title}
      className="max-lg:hidden"
      action={
        <span className="flex items-center gap-2 text-caption text-ink-3">
          <span
            aria-hidden="true"
            className="h-3 w-5 rounded-chip border border-dashed border-accent"
          />
          {words.legend}
        </span>
      }
    >
      <Card asChild className="grid grid-cols-7 gap-2">
        <ol>
          {days.map(({ date, entries }) => (
            <li key={date} className="grid min-w-0 grid-cols-1 content-start gap-1.5">
              <time
                dateTime={date}
                className={clsx('text-caption', date === today ? 'text-accent' : 'text-ink-2')}
              >
                {headOf(date)}
              </time>
              {entries.slice(0, SHOWN).map((entry) => (
                <Chip key={entry.key} entry={entry} />
              ))}
              {entries.length > SHOWN ? (
                <Link to="/calendar" className="text-caption text-accent">
                  {words.more(entries.length - SHOWN)}
                </Link>
              ) : null}
            </li>
          ))}
        </ol>
      </Card>
    </Section>
  )
}
