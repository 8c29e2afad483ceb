import { createSeededRandom } from '@kadr/kit/seeded-random'
import { STYLES } from '../styles/all-styles.ts'
import type { Field, Style } from '../styles/style.ts'

/** Word stems by field of business. */
const FIELDS: readonly { field: Field; stems: readonly string[] }[] = [
  {
    field: 'food',
    stems: [
      'кофе',
      'рецепт',
      'пицц',
      'суши',
      'еда',
      'еды',
      'хлеб',
      'торт',
      'кафе',
      'ресторан',
      'завтрак',
      'выпеч',
      'чай',
      'доставк',
      'меню',
      'десерт',
    ],
  },
  {
    field: 'beauty',
    stems: [
      'кож',
      'маник',
      'ногт',
      'волос',
      'крем',
      'макияж',
      'бров',
      'ресниц',
      'уход',
      'салон',
      'парикм',
      'космет',
      'массаж',
      'парфюм',
    ],
  },
  {
    field: 'finance',
    stems: [
      'деньг',
      'кредит',
      'налог',
      'бухгалт',
      'бюджет',
      'инвест',
      'кассов',
      'выручк',
      'страхов',
      'ипотек',
      'банк',
    ],
  },
  {
    field: 'education',
    stems: [
      'курс',
      'урок',
      'учеб',
      'англий',
      'репетит',
      'егэ',
      'язык',
      'школ',
      'конспект',
      'студент',
      'экзамен',
      'чек-лист',
      'памятк',
    ],
  },
  { field: 'auto', stems: ['авто', 'машин', 'шин', 'мойк', 'двигат', 'такси', 'вожден', 'масло'] },
  { field: 'sport', stems: ['фитнес', 'трениров', 'спорт', 'бег', 'йог', 'мышц', 'похуд', 'зал'] },
  {
    field: 'tech',
    stems: [
      'сайт',
      'прилож',
      'программ',
      'нейросет',
      'компьют',
      'телефон',
      'сервис',
      'разработ',
      'интернет',
    ],
  },
  {
    field: 'marketing',
    stems: [
      'реклам',
      'маркет',
      'продаж',
      'smm',
      'смм',
      'бренд',
      'клиент',
      'охват',
      'контент',
      'воронк',
    ],
  },
  {
    field: 'law',
    stems: ['юрист', 'договор', 'суд', 'закон', 'прав', 'документ', 'наследств', 'патент'],
  },
  {
    field: 'psychology',
    stems: ['психолог', 'тревог', 'отношен', 'выгоран', 'эмоц', 'стресс', 'самооцен'],
  },
  { field: 'kids', stems: ['дет', 'ребён', 'ребен', 'игруш', 'садик', 'малыш', 'школьн'] },
  {
    field: 'events',
    stems: [
      'свадьб',
      'праздник',
      'концерт',
      'мероприят',
      'афиш',
      'фестивал',
      'ведущ',
      'тату',
      'фотосесс',
    ],
  },
  {
    field: 'travel',
    stems: ['путеш', 'отпуск', 'тур', 'отел', 'гостиниц', 'поездк', 'море', 'виза'],
  },
  {
    field: 'health',
    stems: ['зуб', 'врач', 'здоров', 'стоматол', 'клиник', 'анализ', 'витамин', 'сон', 'боль'],
  },
  {
    field: 'shop',
    stems: [
      'магазин',
      'одежд',
      'обув',
      'плать',
      'украшен',
      'сумк',
      'скидк',
      'товар',
      'распродаж',
      'коллекц',
    ],
  },
  {
    field: 'home',
    stems: [
      'ремонт',
      'мебел',
      'интерьер',
      'кухн',
      'дом',
      'квартир',
      'сад',
      'цвет',
      'букет',
      'уборк',
      'окна',
      'диван',
    ],
  },
]

/** Keeps «чек-лист» as one word. */
const WORD_BREAK = /(?:(?<!чек)-|[^а-яёa-z-])+/u

/** The field with the most matching words; undefined without a match. */
export const findField = (text: string): Field | undefined => {
  const words = text.toLowerCase().split(WORD_BREAK).filter(Boolean)
  let best: { field: Field; hits: number } | undefined
  for (const { field, stems } of FIELDS) {
    const hits = words.filter((word) => stems.some((stem) => word.startsWith(stem))).length
    if (hits > 0 && (!best || hits > best.hits)) best = { field, hits }
  }
  return best?.field
}

/** Styles from the most to the least fitting; in default order when the field is unknown. */
export const rankStyles = (text: string): Style[] => {
  const field = findField(text)
  const fitness = ({ suits }: Style) => {
    const at = field ? suits.indexOf(field) : -1
    return at === -1 ? STYLES.length : at
  }
  return STYLES.toSorted((one, other) => fitness(one) - fitness(other))
}

/** The style of a variant: each next variant takes the next style of the ranking. */
export const chooseStyle = ({ text, variant }: { text: string; variant: number }): Style => {
  const ranked = rankStyles(text)
  return ranked[variant % ranked.length] ?? STYLES[0]
}

const SEEDS = 10_000

/**
 * The look of a new reel: the style that suits its words, any where they name no field, and a palette of its own. The
 * same topic gives the same, also while its slides are still being written.
 */
export const chooseLook = ({
  text,
  topic = text,
}: {
  text: string
  topic?: string | undefined
}): { style: string; seed: number } => {
  const seed = Math.floor(createSeededRandom(topic.trim().toLowerCase())() * SEEDS)
  const variant = findField(text) ? 0 : seed
  return { style: chooseStyle({ text, variant }).key, seed }
}
