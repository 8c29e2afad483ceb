import type { ProductFacts } from '../ports.ts'
import { findTips } from './phrases/knowledge/index.ts'

/** What kind of phrases suit it: of learning, choosing, news, a place to visit, selling, or any. */
export type SubjectKind = 'any' | 'learn' | 'choose' | 'news' | 'place' | 'product'

/**
 * What a text is about, in the only two forms that need no declension: at the beginning of a sentence and as a
 * title in quotes. No phrase puts a person's words anywhere else.
 */
export type Subject = {
  /** `Уход за кожей`, `«Термокружка Зимник»`. */
  title: string
  /** `«Уход за кожей»`. */
  quoted: string
  /** What the product gives, each a line that begins with a capital. */
  benefits: string[]
  price: string
  /** What we know to say about a topic of this field. */
  tips: readonly string[]
  /** «Про кофейню»: begins a sentence well, but is no title. */
  isOblique: boolean
  kind: SubjectKind
}

/** Something to see or to buy rather than to learn. */
export const isToShow = ({ kind }: Pick<Subject, 'kind'>): boolean =>
  kind === 'product' || kind === 'news' || kind === 'place'

const MAX_TITLE = 60
const NAMELESS = 'Важный вопрос'
const ASKING =
  /^(?:пожалуйста,?\s+)?(?:напиши|напишите|сделай|сделайте|придумай|придумайте|создай|создайте|расскажи|расскажите)\s+(?:(?:пост|посты|видео|ролик|рилс|текст|подпись|хук|хуки|сценарий|идеи)\s+)?/i
const QUOTES = /["“”„«»]/g

/** A name that mixes its letters, as iPhone does, is left alone. */
export const capital = (text: string): string => {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text
  const [first = '', ...rest] = [...text]
  return first.toUpperCase() + rest.join('')
}

/** Whole words up to the length; a preposition or conjunction is no end. */
const shorten = (text: string): string => {
  if (text.length <= MAX_TITLE) return text
  const words = text
    .slice(0, MAX_TITLE + 1)
    .split(' ')
    .slice(0, -1)
  while (words.length > 1 && (words.at(-1) ?? '').length <= 3) words.pop()
  return words.join(' ') || text.slice(0, MAX_TITLE).toWellFormed()
}

const readTopic = (raw: string): string => {
  const [first = ''] = raw
    .replace(ASKING, '')
    .split(/[\n!?…;]|\.(?=\s|$)/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  const clean = first
    .replaceAll(QUOTES, '')
    .replaceAll(/\s*:\s*/g, ' — ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.\-–—#]+/u, '')
    .replace(/[\s,.\-–—]+$/u, '')
  return shorten(clean)
}

const KINDS: readonly { kind: SubjectKind; words: RegExp }[] = [
  {
    kind: 'news',
    words:
      /(?<![а-яё])(?:открыти|открыва|акци[яию]|скидк|распродаж|новинк|запуск|анонс|розыгрыш|мероприят|концерт|выставк|конкурс|мастер-класс|вебинар)/iu,
  },
  {
    kind: 'choose',
    words: /(?<![а-яё])(?:выбрать|выбирать|выбор|купить|покупк|какой|какую|какие|сравнен)/iu,
  },
  {
    kind: 'place',
    words:
      /(?<![а-яё])(?:кофейн|кафе(?![а-яё])|ресторан|бар(?![а-яё])|пекарн|салон|магазин|мастерск|студи|барбершоп|гостиниц|отел[ья](?![а-яё])|клиник|шоурум|ателье)/iu,
  },
  {
    kind: 'learn',
    words:
      /^как |(?<![а-яё])(?:привыч|обуч|уч[её]б|трениров|пробеж|спорт|фитнес|йог|планиров|навык|блог|бизнес|язык|рисован|готовк|выпечк|инвестиц|бюджет|накоп|чтени|вязан|танц|съ[её]мк|монтаж|продвиж|контент)/iu,
  },
]

const kindOf = (topic: string): SubjectKind =>
  KINDS.find(({ words }) => words.test(topic))?.kind ?? 'any'

const readBenefit = (raw: string): string =>
  capital(
    raw
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/[.;,!]+$/, ''),
  )

export const readSubject = ({
  topic,
  product,
}: {
  topic: string
  product: ProductFacts | null
}): Subject => {
  const ofTopic = readTopic(topic)
  const ofProduct = shorten(
    (product?.name ?? '').replaceAll(QUOTES, '').replaceAll(/\s+/g, ' ').trim(),
  )
  const isProduct = ofTopic === '' && ofProduct !== ''
  const name = capital(ofTopic || ofProduct || NAMELESS)
  const quoted = `«${name}»`
  const kind = isProduct ? 'product' : kindOf(name)
  return {
    title: isProduct ? quoted : name,
    quoted,
    isOblique: !isProduct && /^(?:про|о|об|обо|для)\s/i.test(name),
    kind,
    // Who chooses or invites has other things to say.
    tips: kind === 'any' || kind === 'learn' ? findTips(ofTopic) : [],
    benefits: (product?.benefits ?? []).map(readBenefit).filter((line) => line !== ''),
    price: product?.price ?? '',
  }
}
