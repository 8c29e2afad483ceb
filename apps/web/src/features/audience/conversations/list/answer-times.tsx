import { DAY_MS } from '@kadr/kit/durations'
import { useState } from 'react'
import { useAudienceFigures } from '../api/conversations.queries.ts'
import { describeFigures } from './describe-figures.ts'

const DAYS = 30

/** How people were answered lately: what the screen is for, in two numbers. */
export const AnswerTimes = () => {
  const [query] = useState(() => {
    const to = new Date()
    return { from: new Date(to.getTime() - DAYS * DAY_MS).toISOString(), to: to.toISOString() }
  })
  const { data } = useAudienceFigures(query)
  if (!data || data.threads === 0) return null
  return (
    <dl className="mx-auto grid w-full max-w-md grid-cols-2 gap-3 text-center">
      {describeFigures(data).map(({ label, value }) => (
        <div key={label} className="grid gap-1 rounded-card bg-surface p-4 shadow-card">
          <dt className="order-2 text-caption text-ink-3">{label}</dt>
          <dd className="text-title font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
