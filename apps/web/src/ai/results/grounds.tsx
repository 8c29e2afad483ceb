import type { SaidFact } from '@kadr/contract/studio/questions'
import { Store, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useCurrentWorkspace } from '../../platform/session/current-workspace.ts'
import { describeDay } from '../../platform/text/moment.ts'
import { browserTimeZone } from '../../platform/text/time-zones.ts'
import { groundsCopy as copy, FACT_SOURCE_NAME } from './grounds-copy.ts'

const LINK = 'min-h-6 cursor-pointer text-label font-medium text-accent'

type NumbersProps = {
  numbers: readonly string[]
  onConfirm: (number: string) => void
  /** Leads to the field; absent where nothing can be typed. */
  onEdit?: () => void
}

/** Numbers an engine wrote that stand in no fact: each is confirmed or changed by a person. */
export const UnverifiedNumbers = ({ numbers, onConfirm, onEdit }: NumbersProps) =>
  numbers.length === 0 ? null : (
    <div
      role="note"
      className="flex gap-2 rounded-control bg-scheduled-soft p-3 text-label text-scheduled"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <p>{copy.why(numbers.length)}</p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {numbers.map((number) => (
            <li key={number} className="flex items-center gap-2">
              <b className="tabular-nums">{number}</b>
              <button
                type="button"
                aria-label={copy.confirmOf(number)}
                className={LINK}
                onClick={() => onConfirm(number)}
              >
                {copy.confirm}
              </button>
            </li>
          ))}
          {onEdit ? (
            <li>
              <button type="button" className={LINK} onClick={onEdit}>
                {copy.edit}
              </button>
            </li>
          ) : null}
        </ul>
      </div>
    </div>
  )

/** The same in a result, which is only read: a confirmed number is no longer marked. */
export const ResultNumbers = ({ numbers = [] }: { numbers?: readonly string[] | undefined }) => {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  return (
    <UnverifiedNumbers
      numbers={numbers.filter((number) => !confirmed.includes(number))}
      onConfirm={(number) => setConfirmed([...confirmed, number])}
    />
  )
}

const FactList = ({ facts }: { facts: readonly SaidFact[] }) => {
  const timeZone = useCurrentWorkspace()?.timeZone ?? browserTimeZone()
  return (
    <ul aria-label={copy.facts} className="grid grid-cols-1 gap-0.5">
      {facts.map(({ text, source, date }) => (
        <li key={`${source} ${text}`} className="flex gap-1 text-caption text-ink-2">
          <Store aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {copy.said({
              text,
              source: FACT_SOURCE_NAME[source],
              day: describeDay({ at: new Date(date), now: new Date(), timeZone }),
            })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Facts of the workspace that a text repeats, with source and date. */
export const SaidFacts = ({ facts = [] }: { facts?: readonly SaidFact[] | undefined }) =>
  facts.length === 0 ? null : <FactList facts={facts} />
