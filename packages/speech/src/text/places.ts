import type { WordContext } from './grammar.ts'
import { table } from './table.ts'

type Forms = { plain: string; of: string; by: string; at: string }

const forms = (line: string): Forms => {
  const [plain = '', of = plain, by = of, at = by] = line.split(' ')
  return { plain, of, by, at }
}

const AVENUE = forms('проспект проспекта проспекту проспекте')
const BOULEVARD = forms('бульвар бульвара бульвару бульваре')

/** Before the name of a place. */
const NAMED: Record<string, Forms> = table({
  ул: forms('улица улицы улице улице'),
  г: forms('город города городу городе'),
  пр: AVENUE,
  просп: AVENUE,
  'пр-т': AVENUE,
  'пр-кт': AVENUE,
  пер: forms('переулок переулка переулку переулке'),
  наб: forms('набережная набережной набережной набережной'),
  пл: forms('площадь площади'),
  ш: forms('шоссе'),
  'б-р': BOULEVARD,
  бул: BOULEVARD,
  мкр: forms('микрорайон микрорайона микрорайону микрорайоне'),
  пос: forms('посёлок посёлка посёлку посёлке'),
  с: forms('село села селу селе'),
  д: forms('деревня деревни деревне деревне'),
  ст: forms('станция станции'),
  м: forms('метро'),
})

/** Before the number of a house or of what is in it. */
const NUMBERED: Record<string, Forms> = table({
  д: forms('дом дома дому доме'),
  к: forms('корпус корпуса корпусу корпусе'),
  корп: forms('корпус корпуса корпусу корпусе'),
  кв: forms('квартира квартиры квартире квартире'),
  оф: forms('офис офиса офису офисе'),
  под: forms('подъезд подъезда подъезду подъезде'),
  эт: forms('этаж этажа этажу этаже'),
  пав: forms('павильон павильона павильону павильоне'),
  каб: forms('кабинет кабинета кабинету кабинете'),
  ауд: forms('аудитория аудитории'),
})

const PREPOSITIONS: Record<string, keyof Forms> = table({
  из: 'of',
  от: 'of',
  до: 'of',
  с: 'of',
  у: 'of',
  около: 'of',
  возле: 'of',
  напротив: 'of',
  по: 'by',
  к: 'by',
  в: 'at',
  на: 'at',
})

/** A house has a street before it, a page has none. */
const IN_ADDRESS =
  /(?:ул|пр|просп|пр-т|пер|наб|ш|б-р|д|дом|корп|к|улиц[аые]|проспект[ае]?)\.?[\s\u00a0,]+[^.!?]{0,30}$/iu

/** The abbreviated word before the name of a place, in the case of its preposition: «на ул. Ленина», «из г. Казани». */
export const readPlace = (
  word: string,
  { before, after, behind }: WordContext,
): string | undefined => {
  const name = word.toLowerCase()
  const form = PREPOSITIONS[before] ?? 'plain'
  const isFull = word.includes('-')
  if (/^\.?[\s\u00a0]?\d/u.test(after) && after.startsWith('.')) {
    if (name === 'стр') return IN_ADDRESS.test(behind) ? 'строение' : 'страница'
    return NUMBERED[name]?.[form]
  }
  if (!(isFull ? /^\.?[\s\u00a0]/u : /^\.[\s\u00a0]?(?:м\.[\s\u00a0])?[«"А-ЯЁ]/u).test(after))
    return undefined
  return before === 'и' && name === 'пр' ? undefined : NAMED[name]?.[form]
}

/** What the adjective before asks for: «в Московской обл.», «Одинцовского р-на». */
const REGIONS: Record<string, Forms> = table({
  обл: forms('область области'),
  'р-н': forms('район района району районе'),
})

const formByAdjective = (adjective: string): keyof Forms => {
  if (/(?:ой|ого)$/u.test(adjective)) return 'of'
  if (/ому$/u.test(adjective)) return 'by'
  return /ом$/u.test(adjective) ? 'at' : 'plain'
}

/** «На Невском пр.», «Тверская ул.»: the name stands before. */
const AFTER_NAME =
  /(?:(?<![\p{L}])(?<lead>[а-яё]+)[\s\u00a0]+)?[А-ЯЁ][а-яё-]+(?:[иыо]й|ом|ого|ому|ая|ую|ое|ем)[\s\u00a0]+$/u

export const readAfterName = (word: string, { after, behind }: WordContext): string | undefined => {
  const name = AFTER_NAME.exec(behind)
  const isShort = after.startsWith('.') || word.includes('-')
  if (!name || !isShort || !/^(?:ул|пр|пр-т|просп|пер|наб|пл|ш|б-р|бул)$/u.test(word))
    return undefined
  return NAMED[word]?.[PREPOSITIONS[name.groups?.lead ?? ''] ?? 'plain']
}

export const readRegion = (word: string, { before }: WordContext): string | undefined =>
  REGIONS[word.toLowerCase()]?.[formByAdjective(before)]

const CITIES: Record<string, Forms> = table({
  СПб: forms('Санкт-Петербург Санкт-Петербурга Санкт-Петербургу Санкт-Петербурге'),
  ЕКБ: forms('Екатеринбург Екатеринбурга Екатеринбургу Екатеринбурге'),
  МСК: forms('Москва Москвы Москве Москве'),
})
const CITY_NAMES: Record<string, string> = table({ спб: 'СПб', екб: 'ЕКБ', мск: 'МСК' })
const MOVES =
  /(?:достав|отправ|едем|еду|ехать|приезжа|поезд|билет|рейс|лет|переезд|переех)[а-яё]*[\s\u00a0]+в[\s\u00a0]+$/iu

/** «В СПб», «из СПб»; «19:00 мск» is about time. */
export const readCity = (word: string, { before, behind }: WordContext): string[] | undefined => {
  const city = CITIES[CITY_NAMES[word.toLowerCase()] ?? '']
  if (!city) return undefined
  if (city.plain === 'Москва' && /\d[\s\u00a0]*(?:\([\s\u00a0]*)?(?:по[\s\u00a0]+)?$/u.test(behind))
    return [...(before === 'по' ? [] : ['по']), 'московскому', 'времени']
  if (MOVES.test(behind)) return [city.plain === 'Москва' ? 'Москву' : city.plain]
  return [city[PREPOSITIONS[before] ?? 'plain']]
}
