import type { ClipReason } from '@kadr/contract/studio/footage'

/** How a sentence begins that makes people stay. */
type Sign = { reason: ClipReason; words: RegExp; weight: number }

const starts = (stems: string) => new RegExp(`(?<![а-яё])(?:${stems})`, 'iu')

const SIGNS: readonly Sign[] = [
  { reason: 'question', words: /\?/u, weight: 1 },
  {
    reason: 'question',
    words:
      /^(?:а |но |и )?(?:почему|зачем|как |что если|сколько|какой|какая|какие|кто|когда|где|знаете|представ)/iu,
    weight: 0.8,
  },
  {
    reason: 'main-point',
    words: starts(
      'самое главное|самая главная|главное|самый важный|самое важное|запомните|важно|секрет|суть|ключев|никогда|всегда|обязательно|единственн',
    ),
    weight: 0.9,
  },
  {
    reason: 'mistake',
    words: starts(
      'ошибк|ошиба|нельзя|не делайте|хватит|перестаньте|зря|опасн|миф|неправд|обман|проблем',
    ),
    weight: 0.9,
  },
  {
    reason: 'number',
    words:
      /\d|(?<![а-яё])(?:перв|втор|треть|два|две|три|четыр|пять|шесть|семь|восемь|девять|десят|двадцат|тридцат|сорок|пятьдесят|сто |тысяч|миллион|процент|рубл)/iu,
    weight: 0.6,
  },
  {
    reason: 'contrast',
    words: starts(
      'но |однако|на самом деле|а вот|вместо|не .{2,30}, а |казалось|думал|наоборот|зато',
    ),
    weight: 0.6,
  },
  {
    reason: 'confession',
    words: starts(
      'я (?:сам|сама) |честно|признаюсь|мне стыдно|я боял|я потеря|я испортил|я не зна|у меня не',
    ),
    weight: 0.7,
  },
  {
    reason: 'story',
    words: starts(
      'однажды|как-то раз|история|был случай|расскажу|представьте|помню|случилось|пришла|пришёл',
    ),
    weight: 0.6,
  },
  {
    reason: 'address',
    words: starts('вы |вам |вас |ваш|если вы|друзья|смотрите|слушайте'),
    weight: 0.4,
  },
]

/** A sentence that begins so goes on from something the viewer has not heard. */
const HANGING =
  /^(?:и |а |это |этот|эта|эти|они |он |она |оно |их |его |её |поэтому|потому|также|тоже|кроме того|там |туда|тогда|ну |вот |то есть|как я (?:уже )?(?:сказал|говорил)|соответственно|следовательно|which|и так далее)/iu

/** Greetings and farewells are said, not shown. */
const FORMAL =
  /(?:всем привет|здравствуйте|добрый (?:день|вечер)|меня зовут|подписывайтесь|ставьте лайк|до встречи|пока-пока|до свидания|спасибо за (?:внимание|просмотр))/iu

export type HookSigns = { score: number; reasons: ClipReason[] }

/** How much the first sentence of a clip is a hook, from 0 to 1, and why. */
export const readHook = (sentence: string): HookSigns => {
  if (FORMAL.test(sentence)) return { score: 0, reasons: [] }
  const found = SIGNS.filter(({ words }) => words.test(sentence))
  const reasons = [...new Set(found.map(({ reason }) => reason))]
  const best = Math.max(0, ...found.map(({ weight }) => weight))
  const more = Math.min(0.2, Math.max(0, reasons.length - 1) * 0.1)
  const hanging = HANGING.test(sentence) ? 0.5 : 0
  return { score: Math.max(0, Math.min(1, best + more - hanging)), reasons }
}

export const isFormal = (sentence: string): boolean => FORMAL.test(sentence)

export const isHangingStart = (sentence: string): boolean => HANGING.test(sentence)
