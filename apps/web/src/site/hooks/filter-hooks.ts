import type { Hook } from '@kadr/content/shape'
import { stemsOf } from '@kadr/kit/russian-stem'
import type { Search } from '../../platform/page/read-search.ts'
import type { HooksSearch } from './hooks-search.ts'

const hasWords = (hook: Hook, stems: readonly string[]) => {
  const { template, example, layers, family } = hook
  const words = stemsOf([template, example, ...Object.values(layers), family.title].join(' '))
  return stems.every((stem) => words.some((word) => word.startsWith(stem)))
}

export const filterHooks = (hooks: readonly Hook[], search: Search<HooksSearch>): Hook[] => {
  const { q = '', family, niche, goal } = search
  const stems = stemsOf(q)
  return hooks.filter(
    (hook) =>
      (!family || hook.family.id === family) &&
      (!niche || hook.niches.includes(niche)) &&
      (!goal || hook.goals.includes(goal)) &&
      hasWords(hook, stems),
  )
}
