import type { Hints } from './subject-hints.ts'

/** What a sentence is about, as far as questions of a trade belong to all of it. */
export type Realm =
  | 'grief'
  | 'health'
  | 'birth'
  | 'talk'
  | 'beauty'
  | 'child'
  | 'animal'
  | 'plant'
  | 'bouquet'
  | 'sport'
  | 'food'
  | 'thing'
  | 'car'
  | 'paper'
  | 'study'
  | 'hike'
  | 'travel'
  | 'event'
  | 'sales'

/** Something goes wrong there that shows before it is plain. */
export const WITH_SIGNS: readonly Realm[] = ['child', 'animal', 'plant', 'car', 'sales']

/** By the question. A word of another trade is worse than none: here is only what is true of the whole realm. */
export const REALM_HINTS: Readonly<Partial<Record<Realm, Readonly<Record<string, Hints>>>>> = {
  grief: {
    extra: ['То, о чём лучше спросить сразу'],
    mistake: ['То, о чём потом жалеют'],
    never_do: ['То, о чём часто не знают'],
    call_whom: ['Куда и в каком порядке'],
    steps: ['Сначала, потом, в конце'],
  },
  health: { remedy: ['К какому врачу и когда'], hard: ['День, который запомнился'] },
  birth: { remedy: ['К какому врачу и когда'] },
}
