import type { TextLayer } from '@kadr/contract/studio/scene/scene'

/** Seconds since the start of the layer. */
export type Window = { from: number; until: number }

const NUMBER = /\d(?:[\d\u00a0\u202f ]*\d)?(?:[.,]\d+)?/
const GROUP = /(\d)(?=(\d{3})+$)/g

const read = (shown: string) => Number(shown.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.'))

/** Formats a value like the final number: decimals, comma, thousands separators. */
const write = (value: number, like: string): string => {
  const [whole = '', decimals = ''] = like.split(/[.,]/)
  const [digits = '', fraction] = value.toFixed(decimals.length).split('.')
  const separator = /[\s\u00a0\u202f]/.exec(whole)?.[0]
  const grouped = separator ? digits.replace(GROUP, `$1${separator}`) : digits
  return fraction ? `${grouped}${like.includes(',') ? ',' : '.'}${fraction}` : grouped
}

/** Texts of a counter and when each is shown; the last is the text itself. */
export const listCountSteps = ({
  text,
  count,
  duration,
}: Pick<TextLayer, 'count' | 'duration' | 'text'>): { text: string; window: Window }[] => {
  const shown = NUMBER.exec(text)?.[0]
  if (!count || shown === undefined) return []
  const to = read(shown)
  const { from, steps, seconds, delay = 0 } = count
  return Array.from({ length: steps }, (_, index) => {
    const share = index / (steps - 1)
    // Ease-out, so that the last numbers can be read.
    const value = from + (to - from) * (1 - (1 - share) ** 2)
    const isLast = index === steps - 1
    return {
      text: isLast ? text : text.replace(shown, write(value, shown)),
      window: {
        from: index === 0 ? 0 : delay + (seconds * index) / steps,
        until: isLast ? duration : delay + (seconds * (index + 1)) / steps,
      },
    }
  })
}
