import type { FactKind } from '@kadr/contract/library/business'
import type { AskKind } from '@kadr/contract/studio/questions'
import type { SlideRole } from '@kadr/contract/studio/storyboard'
import type { Ask } from '../ask/read-ask.ts'
import { capitalise } from '../topic/subject.ts'

/** How an answer becomes a slide. Two of one pair share a slide. */
export type Shape =
  | 'list'
  | 'item'
  | 'number'
  | 'quote'
  | 'mistake'
  | 'right'
  | 'one_side'
  | 'other_side'
  | 'before'
  | 'after'
  | 'myth'
  | 'truth'
  | 'contact'

/** A question before it is asked of a certain sentence. */
export type Piece = {
  id: string
  text: string | ((ask: Ask) => string)
  example: string
  chips: readonly string[]
  shape: Shape
  /** Title of the slide; `*asterisks*` mark its key phrase. */
  label: string | ((ask: Ask) => string)
  /** A fact of this kind answers it. */
  fact?: FactKind
}

export const ROLE_OF: Readonly<Record<Shape, SlideRole>> = {
  list: 'list',
  item: 'item',
  number: 'number',
  quote: 'quote',
  mistake: 'compare',
  right: 'compare',
  one_side: 'compare',
  other_side: 'compare',
  before: 'compare',
  after: 'compare',
  myth: 'quote',
  truth: 'quote',
  contact: 'cta',
}

export const piece = (
  id: string,
  shape: Shape,
  label: Piece['label'],
  text: Piece['text'],
  rest: { example: string; chips: readonly string[]; fact?: FactKind },
): Piece => ({ id, shape, label, text, ...rest })

const TIME = /(?<!\p{L})(?:мин|час|сут|дн|ден|недел|месяц|год|лет|секунд|вечер|утр|раз)/iu

/** «За 2 недели до свадьбы» is a term, not a duration. */
const isDeadline = (sentence: string, amount: string): boolean =>
  /^\s(?:до|перед)(?![а-яё])/iu.test(sentence.slice(sentence.indexOf(amount) + amount.length))

export const hasDeadline = ({ amounts, sentence }: Ask): boolean =>
  amounts.some((amount) => isDeadline(sentence, amount))

/** «За 20 минут», as the sentence has it; «за 150 тыс» is no time. */
export const timeOf = ({ amounts, kind, sentence }: Ask): string | undefined =>
  // «Приедем за 30 минут» says when, not how much is done.
  kind === 'about'
    ? undefined
    : amounts
        .find(
          (amount) => /^за\s/iu.test(amount) && TIME.test(amount) && !isDeadline(sentence, amount),
        )
        ?.toLowerCase()

/** «За 150 тыс»: the price is said already. */
export const sumOf = ({ sentence }: Ask): string | undefined =>
  /(?<![\p{L}\d])за\s\d[\d\s]*(?:тыс[а-яё.]*|к(?!\p{L})|руб[а-яё.]*|р(?!\p{L})|₽)/iu.exec(
    sentence,
  )?.[0]

const MAX_WORDS = 64
const TOLD = /^(?:отвечаем|рассказываем|объясняем|разбираем(?:ся)?|показываем)[,:]?\s+/iu
const LEAST_ASKED = 4
const HEADED =
  /^[^:]{4,}:\s((?:как|что|чем|сколько|почему|зачем|когда|где|куда|кому|какой|какая|какие|[а-яё]+ ли)(?![а-яё]).+)$/iu

/** «Сыну поставили диагноз, что менять в еде»: the last clause asks. */
const CLAUSE =
  /^(?!(?:как|что|чем|сколько|почему|зачем|когда|где|куда|кому|как(?:ой|ая|ие|ую)|[а-яё]+ ли)(?![а-яё]))[^:]{8,},\s((?:что|чем|сколько|кому|куда|какие|какой|какую)(?![а-яё])\s[а-яё].{2,})$/iu

/** The owner's «у нас» is «у вас» when asked back. */
const YOURS: Readonly<Record<string, string>> = {
  'у нас': 'у вас',
  'у меня': 'у вас',
  наш: 'ваш',
  наша: 'ваша',
  наше: 'ваше',
  наши: 'ваши',
  нашей: 'вашей',
  нашем: 'вашем',
  наших: 'ваших',
  нашего: 'вашего',
  мой: 'ваш',
  моя: 'ваша',
  мои: 'ваши',
}

const turnToYou = (text: string): string =>
  text.replaceAll(
    /(?<![а-яё])(?:у нас|у меня|наш(?:а|е|и|ей|ем|их|его)?|мо(?:й|я|и))(?![а-яё])/giu,
    (words) => {
      const yours = YOURS[words.toLowerCase()] ?? words
      return /^\p{Lu}/u.test(words) ? capitalise(yours) : yours
    },
  )

/** What is asked first, without the further questions. */
export const firstOf = ({ sentence, also }: Ask): string =>
  also.reduce((left, { words }) => {
    const at = left.indexOf(words)
    return at <= 0 ? left : left.slice(0, at).replace(/[\s,]+(?:(?:и|а)\s*)?$/iu, '')
  }, sentence)

/** A question as the person asked it, where it is short; else the other one. */
export const askInWords = <T>(words: string, other: T): string | T => {
  const whole = words
    .trim()
    .replace(TOLD, '')
    .replace(/[\s,.:;!?—–-]+$/u, '')
  // «Вопрос подписчика: можно ли…»: what follows says enough where it is long.
  const asked = HEADED.exec(whole)?.[1] ?? ''
  const clause = CLAUSE.exec(whole)?.[1] ?? ''
  const heard = asked.split(' ').length < LEAST_ASKED ? whole : asked
  const plain = turnToYou(clause === '' ? heard : clause)
  return plain === '' || plain.length > MAX_WORDS ? other : `${capitalise(plain)}?`
}

const STARTS =
  /^(?:когда|сколько|за сколько|как долго|через сколько|во сколько|с какого|в каком)(?![а-яё])/iu

/** The sentence itself where it asks this one thing, else the other words. */
export const askAlone = ({ sentence, kind, also }: Ask, asked: AskKind, other: string): string =>
  kind === asked && also.length === 0 && STARTS.test(sentence) ? askInWords(sentence, other) : other
