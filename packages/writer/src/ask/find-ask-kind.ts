import type { AskKind } from '@kadr/contract/studio/questions'
import { KINDS } from './ask-kinds.ts'

/** A further question in its own words. */
export type AlsoAsked = { kind: AskKind; words: string }

export type KindFound = {
  kind: AskKind
  /** What it asks besides: «сколько сохнет и можно ли ускорить». */
  also: readonly AlsoAsked[]
  /** The sentence without the words that ask. */
  rest: string
}

/** «День рождения дома: что приготовить»: what stands after the colon is asked. */
const HEADED =
  /^([^:?]{4,}):\s((?:(?:на|о|об|от|из|с|к|во?|для|по) )?(?:как|что|чем|чего|сколько|почему|зачем|когда|где|куда|кому|кто|какой|какая|какие|какую|[а-яё]+ ли)(?![а-яё]).+)$/iu

/** «История клиента: как…» is a story; «как выбрать няню: какие вопросы…» asks what follows. */
const LEAVING: readonly AskKind[] = ['how_to', 'how_to_choose', 'first_time']

/** «Первая тренировка: чего ждать» still asks how it goes. */
const AWAITED = /^(?:чего|что) (?:ждать|ожидать|будет)|^как (?:это )?(?:проход|выгляд)/iu

const leaves = (head: string): boolean => {
  const named = KINDS.find(({ asks }) => asks.test(head))?.kind
  return head !== '' && (named === undefined || LEAVING.includes(named))
}

/** In the middle of a sentence they only join: «почему выбивает автомат, когда включаю чайник». */
const JOINING: readonly AskKind[] = ['when', 'where', 'how_long', 'why', 'checklist']

/** «Папа ушёл, когда мне было семь» asks nothing. */
const THEN =
  /^[^:?]+[аеёиоуыя](?:л[аои]?|ш[её]л)(?:сь|ся)?(?![а-яё])[^:?]*,\sкогда (?:мне|я|мы|нам)(?![а-яё])[^?]*$|^[^:?]*уш[её]л[^:?]*,\sкогда (?:мне|я|мы|нам)(?![а-яё])[^?]*$/iu

/** «Пекарня, где хлеб пекут ночью» names a place. */
const RELATIVE =
  /^(?:[а-яё-]+ ){0,3}[а-яё-]+,\s(?:где|куда|откуда) (?!(?:[а-яё]+ )?(?:купить|взять|найти|искать|заказать|лучше|можно|сделать|поесть|жить|учиться))[^?:]+$/iu

/** «Почему нельзя экономить» asks for the reason, whatever follows. */
const REASON = /^(?:почему|зачем|отчего)(?![а-яё])/iu
const OF_REASON: readonly AskKind[] = ['why_price', 'why']

const findKind = (part: string) => {
  if (REASON.test(part))
    return KINDS.find(({ kind, asks }) => OF_REASON.includes(kind) && asks.test(part))
  const found = KINDS.find(({ asks }) => asks.test(part))
  if (!found || !JOINING.includes(found.kind) || part.search(found.asks) <= 0) return found
  if (THEN.test(part) || RELATIVE.test(part)) return undefined
  return KINDS.find(({ asks }) => part.search(asks) === 0) ?? found
}

const findOne = (part: string): Omit<KindFound, 'also'> => {
  const [, head = '', asked = ''] = HEADED.exec(part) ?? []
  const own =
    leaves(head) && !AWAITED.test(asked) ? KINDS.find(({ asks }) => asks.test(asked)) : undefined
  if (own) return { kind: own.kind, rest: `${head} ${asked.replace(own.asks, ' ')}` }
  const found = findKind(part)
  if (!found) return { kind: 'about', rest: part }
  return { kind: found.kind, rest: part.replace(found.asks, ' ') }
}

/** After a comma only what cannot belong to the clause before: «как понять, что пора» asks once. */
const NEXT =
  /,?\s(?:и|а)\s(?=(?:(?:ещё|еще|уже)\s)?(?:(?:из|от|на|с|о|к|для|во?|по|до|за)\s)?(?:как|когда|почему|зачем|сколько|что|чего|чем|где|куда|кому|кто|как(?:ой|ая|ие|ую|ое)|поч[её]м|[а-яё]+\sли)(?![а-яё]))|,\s(?=(?:почему|зачем|сколько|что (?:делать|взять|входит)|чего не|[а-яё]+\sли)(?![а-яё]))/iu

/** «…и от чего зависит цена» is asked besides the price. */
const OF_WHAT = /^(?:от|из) чего/iu

const QUOTED = /«[^»]*»|"[^"]*"|„[^“]*“/gu

const isAsking = ({ kind }: { kind: AskKind }): boolean => kind !== 'about'

/** What a sentence asks, by its words: the first question leads, the others are remembered. */
export const findAskKind = (sentence: string): KindFound => {
  const whole = sentence.replaceAll(/\s+/g, ' ')
  // «Как ответить на „почему так дорого“»: what is quoted is said by somebody else.
  const told = whole.replaceAll(QUOTED, ' ').replaceAll(/\s+/g, ' ')
  const plain = isAsking(findOne(told)) ? told : whole
  const parts = plain.split(NEXT).map((words) => ({ words, ...findOne(words) }))
  const [first, ...others] = parts.filter(isAsking)
  if (parts.length === 1 || !first) return { ...findOne(plain), also: [] }
  const also = others.filter(({ kind, words }) => kind !== first.kind || OF_WHAT.test(words))
  return {
    kind: first.kind,
    also: also.map(({ kind, words }) => ({
      kind,
      words: words.replace(/,(?!\s(?:что|чтобы|если|кто|когда)(?![а-яё])).*$/iu, ''),
    })),
    rest: parts.map(({ rest }) => rest).join(' '),
  }
}
