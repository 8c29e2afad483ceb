import { punctuate } from './punctuate.ts'

/** Words of topics that are often mistyped, as they are spelled. */
const SPELLED: readonly string[] =
  `выбрать выбирать выбор ухаживать приготовить готовить похудеть почистить отличить подготовиться
  записаться сэкономить экономить научиться заказать покупать правильно неправильно ошибок ошибки
  советов способов почему сколько маникюр педикюр парикмахер косметолог стоматолог бухгалтер
  психолог репетитор автосервис шиномонтаж велосипед матрас массаж квартиры квартиру ипотека
  ипотеку тренировки растения стоматологу косметика беременных ребенка ребёнка интерьер
  кондиционер холодильник аквариум путешествие подарок праздник рождения электричество`.split(/\s+/)

const LONGEST_ENDING = 2
const SHORTEST = 6

/** Whether one letter inside the word is wrong, missing, spare or swapped; endings are inflected, so they may differ. */
const isMistyped = (word: string, right: string): boolean => {
  if (word === right || Math.abs(word.length - right.length) > 1) return false
  let from = 0
  while (from < word.length && word[from] === right[from]) from += 1
  const shorter = Math.min(word.length, right.length)
  let tail = 0
  while (tail < shorter - from && word.at(-1 - tail) === right.at(-1 - tail)) tail += 1
  if (from === 0 || tail < LONGEST_ENDING) return false
  const wrong = word.slice(from, word.length - tail)
  const meant = right.slice(from, right.length - tail)
  const isSwapped = wrong.length === 2 && wrong === [...meant].toReversed().join('')
  return isSwapped || (wrong.length <= 1 && meant.length <= 1)
}

const correctWord = (word: string): string => {
  const lower = word.toLowerCase()
  if (lower.length < SHORTEST || SPELLED.includes(lower)) return word
  const meant = SPELLED.find((right) => right.length >= SHORTEST && isMistyped(lower, right))
  if (meant === undefined) return word
  return word.charAt(0) === lower.charAt(0)
    ? meant
    : `${meant.charAt(0).toUpperCase()}${meant.slice(1)}`
}

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u200d|\u20e3/gu
const LONG = 80
const QUESTION =
  /(?<![а-яё])(?:можно ли|нужно ли|надо ли|стоит ли|как(?:ой|ая|ое|ие|ую)?(?![а-яё])|почему|зачем|сколько|когда|что (?:делать|лучше|взять|выбрать|входит)|чем(?![а-яё]))\s.+/iu
const QUESTION_END =
  /[.,;!?—]|\s(?:и вот|но|и мы|а мы|потому что|поэтому|хотелось|хотим|ведь|так как|вот)\s/iu
const SHORTEST_QUESTION = 12

/** A long story holds one question: only that is a topic. */
const findQuestion = (text: string): string => {
  if (text.length <= LONG) return text
  const [asked = ''] = QUESTION.exec(text) ?? []
  const core = (asked.split(QUESTION_END)[0] ?? '').trim()
  return core.length >= SHORTEST_QUESTION && core.length <= LONG ? core : text
}

const GREETING =
  /^(?:(?:всем|друзья|ребята|девочки),?\s+)?(?:привет(?:ик)?|здравствуйте|добр(?:ый|ое|ого)\s(?:день|вечер|утро|дня|времени суток))(?:,?\s+(?:всем|друзья|ребята|девочки))?[,.!\s]+(?=\p{L})/iu
const WISH =
  /,?\s*(?<!\p{L})(?:я\s)?(?:(?:хочу|хотим|хотел[аи]?\sбы|нужно|надо|нужен)\s(?:(?:снять|сделать|записать|выложить)\s)?(?:ролик|видео|рилс|пост)(?:\s(?:о том|про то|на тему)(?!\p{L})|\s(?:на|в|о|с|для)\s(?:(?:е[её]|его|их)\s)?(?:память|памяти|фото[а-яё]*)(?!\p{L})|:)?|(?:хочу|хотим|нужно|надо)\s(?:показать|рассказать|объяснить)(?=,?\s(?:как|почему|что|зачем|где|когда|сколько)(?!\p{L}))),?\s*/iu

/** What is said to us and not to the viewers. */
const withoutAddress = (text: string): string =>
  text
    .replace(GREETING, '')
    .replace(WISH, (_wish, at: number) => (at === 0 ? '' : ', '))
    .replace(/,\s*$/u, '')

/** The topic without emoji, greeting and typos; of a long story only its question. */
export const tidyTopic = (raw: string): string => {
  const plain = raw.replaceAll(EMOJI, ' ').replaceAll(/\s+/g, ' ').trim()
  const addressed = withoutAddress(plain)
  const spelled = punctuate((addressed || plain).replaceAll(/\p{L}+/gu, correctWord))
  return findQuestion(spelled).replace(/(?<=\sили\s.*\p{L})\s+(?=что лучше)/iu, ': ')
}
