import type { LifetimeFigures } from '@kadr/contract/insight/analytics'
import { countOf, type PluralForms } from '../base/plural.ts'

/** Reach is left out: those of single pieces can't be added up in a sentence without a word about it. */
const COUNTED = {
  views: ['просмотр', 'просмотра', 'просмотров'],
  likes: ['лайк', 'лайка', 'лайков'],
  comments: ['комментарий', 'комментария', 'комментариев'],
  shares: ['репост', 'репоста', 'репостов'],
  saves: ['сохранение', 'сохранения', 'сохранений'],
} as const satisfies Partial<Record<keyof LifetimeFigures['figures'], PluralForms>>

const METRICS = ['views', 'likes', 'comments', 'shares', 'saves'] as const
const OF_PIECES: PluralForms = ['публикации', 'публикаций', 'публикаций']

/**
 * «У 34 публикаций периода за всё время: 3 506 лайков, 496 комментариев.» Beside the growth of the period, which begins
 * with the connection; null where no piece has figures.
 */
export const describeLifetime = ({ count, figures }: LifetimeFigures): string | null => {
  const known = METRICS.flatMap((metric) => {
    const value = figures[metric]
    return value === null ? [] : [countOf({ count: Math.round(value), forms: COUNTED[metric] })]
  })
  if (count === 0 || known.length === 0) return null
  return `У\u00A0${countOf({ count, forms: OF_PIECES })} периода за\u00A0всё время: ${known.join(', ')}.`
}
