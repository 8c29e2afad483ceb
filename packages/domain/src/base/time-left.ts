import { DAY_MS } from '@kadr/kit/durations'
import { countOf, type PluralForms } from './plural.ts'

const DAYS: PluralForms = ['день', 'дня', 'дней']

/** `через 3 дня`, `меньше чем через сутки`. */
export const timeLeft = ({ end, now }: { end: Date; now: Date }): string => {
  const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS)
  return days < 1 ? 'меньше чем через сутки' : `через ${countOf({ count: days, forms: DAYS })}`
}
