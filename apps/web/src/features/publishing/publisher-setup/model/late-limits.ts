import { countOf } from '@kadr/domain/base/plural'

const MINUTES = [5, 15, 30, 60, 180, 720, 1440]

/** «15 минут», «3 часов»: in the genitive, after «больше». */
const spanOf = (minutes: number): string =>
  minutes % 60 === 0
    ? countOf({ count: minutes / 60, forms: ['часа', 'часов', 'часов'] })
    : countOf({ count: minutes, forms: ['минуты', 'минут', 'минут'] })

/** The presets, plus the current value if it is not one of them. */
export const lateLimits = (current: number): { minutes: number; span: string }[] =>
  [...new Set([...MINUTES, current])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ minutes, span: spanOf(minutes) }))
