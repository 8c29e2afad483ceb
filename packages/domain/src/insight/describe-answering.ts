import type { Answering } from '@kadr/contract/insight/reports'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'
import { countOf, type PluralForms } from '../base/plural.ts'

const THREADS: PluralForms = ['переписка', 'переписки', 'переписок']
const MINUTES: PluralForms = ['минуту', 'минуты', 'минут']
const HOURS: PluralForms = ['час', 'часа', 'часов']
/** Up to here a wait is told in minutes. */
const MAX_MINUTES = 90

const describeWait = (seconds: number): string => {
  const wait = seconds * SECOND_MS
  const minutes = Math.max(1, Math.round(wait / MINUTE_MS))
  return minutes < MAX_MINUTES
    ? countOf({ count: minutes, forms: MINUTES })
    : countOf({ count: Math.round(wait / HOUR_MS), forms: HOURS })
}

/** How those who wrote were answered, in a sentence; undefined when nobody wrote. */
export const describeAnswering = ({
  threads,
  answered,
  medianSeconds,
}: Answering): string | undefined => {
  if (threads === 0) return undefined
  const share = Math.round((answered / threads) * 100)
  const written = `Входящие: ${countOf({ count: threads, forms: THREADS })}, отвечено ${share}\u00A0%`
  return medianSeconds === null
    ? `${written}.`
    : `${written}, обычно через ${describeWait(medianSeconds)}.`
}
