import type { AskKind } from '@kadr/contract/studio/questions'
import type { Ask } from '../ask/read-ask.ts'
import { capitalise } from '../topic/subject.ts'
import { isTurned, turnToYou } from './turn-to-you.ts'

const MAX_WORDS = 76
const MAX_TOLD = 56
const MAX_WHOLE = 92
const TOLD = /^(?:отвечаем|рассказываем|объясняем|разбираем(?:ся)?|показываем)[,:]?\s+/iu
const LEAST_ASKED = 4
const HEADED =
  /^[^:]{4,}:\s((?:как|что|чем|сколько|почему|зачем|когда|где|куда|кому|какой|какая|какие|[а-яё]+ ли)(?![а-яё]).+)$/iu

/** «Сыну поставили диагноз, что менять в еде»: the last clause asks. */
const CLAUSE =
  /^(?!(?:как|что|чем|сколько|почему|зачем|когда|где|куда|кому|как(?:ой|ая|ие|ую)|[а-яё]+ ли)(?![а-яё]))[^:]{8,},\s((?:что|чем|сколько|кому|куда|какие|какой|какую)(?![а-яё])\s[а-яё].{2,})$/iu

/** A question as the person asked it, where it is short; else the other one. */
export const askInWords = <T>(words: string, other: T): string | T => {
  const whole = words
    .trim()
    .replace(TOLD, '')
    .replace(/[\s,.:;!?—–-]+$/u, '')
  // «Вопрос подписчика: можно ли…»: what follows says enough where it is long.
  const asked = HEADED.exec(whole)?.[1] ?? ''
  const clause = CLAUSE.exec(whole)?.[1] ?? ''
  const told = whole
    .slice(0, whole.length - clause.length)
    .replace(/[\s,]+$/u, '')
    .replace(/,\s(?:я )?не (?:знаю|понимаю)$/iu, '')
  const turned = turnToYou(clause)
  // «Опоздали с декларацией»: the clause alone would not say of what it asks.
  if (clause !== '' && told.length <= MAX_TOLD && whole.length <= MAX_WHOLE && isTurned(turned))
    return `«${capitalise(told.replaceAll(/[«»"]/gu, ''))}»: ${turned}?`
  const isRoom = whole.length <= MAX_WORDS && !/^[^:]*вопрос/iu.test(whole)
  const heard = isRoom || asked.split(' ').length < LEAST_ASKED ? whole : asked
  const plain = turnToYou(clause === '' ? heard : clause)
  return plain === '' || plain.length > MAX_WORDS || !isTurned(plain)
    ? other
    : `${capitalise(plain)}?`
}

const STARTS =
  /^(?:когда|сколько|за сколько|как долго|через сколько|во сколько|с какого|в каком)(?![а-яё])/iu

/** The sentence itself where it asks this one thing, else the other words. */
export const askAlone = ({ sentence, kind, also }: Ask, asked: AskKind, other: string): string =>
  kind === asked && also.length === 0 && STARTS.test(sentence) ? askInWords(sentence, other) : other
