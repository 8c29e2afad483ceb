import type { Season } from '@kadr/content/facts'

/** What is asked about the field. */
export type Aspect = 'mistakes' | 'choose' | 'price' | 'care' | 'why' | 'any'

const ASPECTS: readonly { aspect: Aspect; words: RegExp }[] = [
  { aspect: 'mistakes', words: /ошиб|нельзя|не надо|портит|губит|не делайте|запрещ/iu },
  {
    aspect: 'price',
    words:
      /(?<![а-яё])(?:цен[аыу]|стоимост|дорого(?![а-яё])|дороже|сколько стоит|дёшев|дешев|переплат|бюджет|с?эконом|лишних трат|смет)/iu,
  },
  {
    aspect: 'choose',
    words:
      /(?<![а-яё])(?:выбр|выбир|выбор|купить|покуп|как(?:ой|ую|ие|ое)(?![а-яё])|отличить|провер|спросить|вопрос|или(?![а-яё])|стоит ли|сравн|подобр|понять)/iu,
  },
  { aspect: 'why', words: /(?<![а-яё])(?:почему|зачем|миф|правда|кто виноват)/iu },
  {
    aspect: 'care',
    words:
      /(?<![а-яё])(?:уход|ухаж|хран|чист|продл|сохран|как(?![а-яё])|начать|подготов|сделать|дома|без нервов|первый|первая|что взять|что делать)/iu,
  },
]

export const findAspect = (topic: string): Aspect =>
  ASPECTS.find(({ words }) => words.test(topic))?.aspect ?? 'any'

const SEASONS: readonly { season: Season; words: RegExp }[] = [
  {
    season: 'зима',
    words: /(?<![а-яё])(?:зим|мороз|снег|новогод|новый год|декабр|январ|феврал)/iu,
  },
  { season: 'весна', words: /(?<![а-яё])(?:весн|март|апрел|мая(?![а-яё])|8 марта)/iu },
  {
    season: 'лето',
    words: /(?<![а-яё])(?:летом|лето(?![а-яё])|летн|жар[ауе](?![а-яё])|июн|июл|август)/iu,
  },
  { season: 'осень', words: /(?<![а-яё])(?:осен|сентябр|октябр|ноябр)/iu },
]

/** «Зимняя обувь летом» is about summer. */
const NOW: readonly { season: Season; words: RegExp }[] = [
  { season: 'зима', words: /(?<![а-яё])зимой/iu },
  { season: 'весна', words: /(?<![а-яё])весной/iu },
  { season: 'лето', words: /(?<![а-яё])летом/iu },
  { season: 'осень', words: /(?<![а-яё])осенью/iu },
]

export const findSeason = (topic: string): Season | undefined =>
  [...NOW, ...SEASONS].find(({ words }) => words.test(topic))?.season
