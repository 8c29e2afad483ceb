import type { HookFamily } from '@kadr/contract/studio/ai-tasks'

/** Tried in this order: the first match determines the family. */
const PATTERNS: readonly (readonly [HookFamily, RegExp])[] = [
  ['meme', /^(pov\b|когда ты\b|я, когда)/iu],
  ['warning', /^(не |никогда не |хватит |перестаньте |осторожно|стоп)/iu],
  ['list', /^(\p{N}+|пять|три|семь|десять)[\s\u00A0]/iu],
  ['secret', /(секрет|о чём не говорят|никто не расскаж|скрыва)/iu],
  ['contrarian', /(миф|неправда|ошиба(етесь|ются)|на самом деле|вопреки)/iu],
  ['transformation', /(до и после|было[\s\S]*стало|за \p{N}+ (дн|недел|месяц))/iu],
  ['proof', /(проверили|доказа|результат|отзыв|\p{N}+\s?%)/iu],
  ['teaching', /^(как |инструкция|учимся|рецепт)/iu],
  ['address', /^(если вы|если у вас|для тех, кто|вы )/iu],
  ['story', /^(я |мы |однажды|история|как-то раз|наш)/iu],
  ['recognition', /(знакомо|узна(ёте|ете) себя|тоже так)/iu],
  ['curiosity', /(\?|\.\.\.|…)/u],
]

/** The family of a hook by its words; undefined when none matches. */
export const findHookFamily = (hook: string): HookFamily | undefined =>
  PATTERNS.find(([, pattern]) => pattern.test(hook.trim()))?.[0]
