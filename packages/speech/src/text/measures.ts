import type { Noun } from './numerals.ts'
import { table } from './table.ts'

const noun = (one: string, few: string, many: string): Noun => ({
  one,
  few,
  many,
  gender: /[ая]$/.test(one) ? 'feminine' : 'masculine',
})

/** Units named after people take no ending when they are counted: «пять ватт». */
const unit = (name: string): Noun => noun(name, `${name}а`, name)

const ROUBLE = noun('рубль', 'рубля', 'рублей')
const MINUTE = noun('минута', 'минуты', 'минут')
const HOUR = noun('час', 'часа', 'часов')
const PERCENT = noun('процент', 'процента', 'процентов')
export const SECOND = noun('секунда', 'секунды', 'секунд')
const SQUARE_METRE = noun('квадратный метр', 'квадратных метра', 'квадратных метров')
const CHARGE = noun('миллиампер-час', 'миллиампер-часа', 'миллиампер-часов')
const HORSE_POWER = noun('лошадиная сила', 'лошадиные силы', 'лошадиных сил')
const INCH = noun('дюйм', 'дюйма', 'дюймов')
const PIECE = noun('штука', 'штуки', 'штук')

export type Measure = Noun & { /** Said after it: «километров в час». */ after?: string }

/** Units that may follow a number, without their full stop. */
export const MEASURES: Record<string, Measure> = table({
  '₽': ROUBLE,
  руб: ROUBLE,
  р: ROUBLE,
  $: noun('доллар', 'доллара', 'долларов'),
  '€': { one: 'евро', few: 'евро', many: 'евро', gender: 'masculine' },
  коп: noun('копейка', 'копейки', 'копеек'),
  '%': PERCENT,
  '°c': noun('градус', 'градуса', 'градусов'),
  '°': noun('градус', 'градуса', 'градусов'),
  кг: noun('килограмм', 'килограмма', 'килограммов'),
  г: noun('грамм', 'грамма', 'граммов'),
  гр: noun('грамм', 'грамма', 'граммов'),
  мг: noun('миллиграмм', 'миллиграмма', 'миллиграммов'),
  т: noun('тонна', 'тонны', 'тонн'),
  л: noun('литр', 'литра', 'литров'),
  мл: noun('миллилитр', 'миллилитра', 'миллилитров'),
  км: noun('километр', 'километра', 'километров'),
  м: noun('метр', 'метра', 'метров'),
  см: noun('сантиметр', 'сантиметра', 'сантиметров'),
  мм: noun('миллиметр', 'миллиметра', 'миллиметров'),
  'км/ч': { ...noun('километр', 'километра', 'километров'), after: 'в час' },
  'м/с': { ...noun('метр', 'метра', 'метров'), after: 'в секунду' },
  'мбит/с': { ...unit('мегабит'), after: 'в секунду' },
  'м²': SQUARE_METRE,
  м2: SQUARE_METRE,
  'кв. м': SQUARE_METRE,
  'кв.м': SQUARE_METRE,
  'м³': noun('кубический метр', 'кубических метра', 'кубических метров'),
  сот: noun('сотка', 'сотки', 'соток'),
  ч: HOUR,
  мин: MINUTE,
  сек: SECOND,
  мс: noun('миллисекунда', 'миллисекунды', 'миллисекунд'),
  дн: noun('день', 'дня', 'дней'),
  нед: noun('неделя', 'недели', 'недель'),
  мес: noun('месяц', 'месяца', 'месяцев'),
  шт: PIECE,
  уп: noun('упаковка', 'упаковки', 'упаковок'),
  чел: noun('человек', 'человека', 'человек'),
  гб: unit('гигабайт'),
  gb: unit('гигабайт'),
  мб: unit('мегабайт'),
  mb: unit('мегабайт'),
  тб: unit('терабайт'),
  tb: unit('терабайт'),
  вт: unit('ватт'),
  w: unit('ватт'),
  квт: unit('киловатт'),
  квт·ч: noun('киловатт-час', 'киловатт-часа', 'киловатт-часов'),
  гц: unit('герц'),
  мгц: unit('мегагерц'),
  ггц: unit('гигагерц'),
  ма·ч: CHARGE,
  'ма*ч': CHARGE,
  мач: CHARGE,
  mah: CHARGE,
  мп: noun('мегапиксель', 'мегапикселя', 'мегапикселей'),
  дб: unit('децибел'),
  'л.с': HORSE_POWER,
  'л. с': HORSE_POWER,
  ккал: noun('килокалория', 'килокалории', 'килокалорий'),
  '″': INCH,
})

/** Only a capital letter: a small one is a preposition. */
export const VOLT = unit('вольт')

/** Attributes rather than starting points: «с шестнадцатью гигабайтами», but «с пятисот рублей». */
export const TRAITS = /^(?:гб|gb|мб|тб|tb|вт|w|квт|гц|ггц|мгц|мп|ма·ч|мач|л\.?\s?с)$/iu

/** The unit after a slash in a price. */
export const PER: Record<string, string> = table({
  шт: 'за штуку',
  кг: 'за килограмм',
  г: 'за грамм',
  л: 'за литр',
  м: 'за метр',
  'м²': 'за квадратный метр',
  м2: 'за квадратный метр',
  чел: 'с человека',
  час: 'в час',
  ч: 'в час',
  мин: 'в минуту',
  день: 'в день',
  сут: 'в сутки',
  сутки: 'в сутки',
  ночь: 'за ночь',
  нед: 'в неделю',
  мес: 'в месяц',
  месяц: 'в месяц',
  год: 'в год',
})

const THOUSAND = noun('тысяча', 'тысячи', 'тысяч')

/** Multipliers between a number and its measure. */
export const MULTIPLES: Record<string, Noun> = table({
  тыс: THOUSAND,
  к: THOUSAND,
  k: THOUSAND,
  млн: noun('миллион', 'миллиона', 'миллионов'),
  млрд: noun('миллиард', 'миллиарда', 'миллиардов'),
})
