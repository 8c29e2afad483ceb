import type { ProductFacts } from '@kadr/ai'

/** Which phrases suit it: learning, choosing, news, a place to visit, selling, or any. */
export type SubjectKind = 'any' | 'learn' | 'choose' | 'news' | 'place' | 'product'

/**
 * The subject of a text in the only two positions that need no declension in Russian: at the
 * beginning of a sentence and as a quoted title. Templates use the user's words nowhere else.
 */
export type Subject = {
  /** `Уход за кожей`, `«Термокружка Зимник»`. */
  title: string
  /** `«Уход за кожей»`. */
  quoted: string
  /** Product benefits, each capitalised. */
  benefits: string[]
  price: string
  /** «Про кофейню»: usable at the beginning of a sentence, but not as a title. */
  isOblique: boolean
  kind: SubjectKind
}

/** Something to see or to buy rather than to learn. */
export const isShowable = ({ kind }: Pick<Subject, 'kind'>): boolean =>
  kind === 'product' || kind === 'news' || kind === 'place'

const MAX_TITLE = 60
const NAMELESS = 'Важный вопрос'
const ASKING =
  /^(?:пожалуйста,?\s+)?(?:напиши|напишите|сделай|сделайте|придумай|придумайте|создай|создайте|расскажи|расскажите)\s+(?:(?:пост|посты|видео|ролик|рилс|текст|подпись|хук|хуки|сценарий|идеи)\s+)?/i
const QUOTES = /["“”„«»]/g

/** Mixed-case names such as iPhone are left unchanged. */
export const capitalise = (text: string): string => {
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text
  const [first = '', ...rest] = [...text]
  return first.toUpperCase() + rest.join('')
}

/** Cut at a word boundary, never after a preposition or conjunction. */
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

const detectKind = (topic: string): SubjectKind =>
  KINDS.find(({ words }) => words.test(topic))?.kind ?? 'any'

const readBenefit = (raw: string): string =>
  capitalise(
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
  const name = capitalise(ofTopic || ofProduct || NAMELESS)
  const quoted = `«${name}»`
  const kind = isProduct ? 'product' : detectKind(name)
  return {
    title: isProduct ? quoted : name,
    quoted,
    isOblique: !isProduct && /^(?:про|о|об|обо|для)\s/i.test(name),
    kind,
    benefits: (product?.benefits ?? []).map(readBenefit).filter((line) => line !== ''),
    price: product?.price ?? '',
  }
}
