import type { Ask } from '../ask/read-ask.ts'
import { isInOrder } from './advice-pieces.ts'
import { hasDeadline, sumOf, timeOf } from './piece.ts'

const isFree = ({ sentence }: Ask): boolean => /(?<![а-яё])бесплатн/iu.test(sentence)

/** Nobody sells a name or a day. */
const isPriceless = ({ kind, sentence }: Ask): boolean =>
  kind === 'how_to_choose' &&
  (!/(?<![а-яё])(?:выб|выбор|куп|покуп|взять|брать|бер[её]м|заказ|подобр|подоб|нанять|найти)/iu.test(
    sentence,
  ) ||
    /(?<![а-яё])(?:имя|имени|названи|тем[уы](?![а-яё])|професси|дат[уы](?![а-яё])|хобби|формат|время|место)/iu.test(
      sentence,
    ))

/** «5000 за 3 часа». */
const hasPrice = ({ sentence }: Ask): boolean =>
  /(?<!\d)\d[\d\s]{2,}(?:₽|руб|р(?!\p{L})|за (?:час|\d+ час|сутки|ночь|штуку|месяц|занятие|человека))/iu.test(
    sentence,
  )

const tells =
  (words: RegExp) =>
  ({ sentence }: Ask): boolean =>
    words.test(sentence)

const AGE_OR_LEVEL =
  /(?<![а-яё])(?:с нуля|(?:для )?(?:начинающ|новичк|продолжающ|профи)|для (?:детей|взросл|подростк|школьник|дошкольник|пенсион|мам|беремен|тех)|кому за|тех,? кто|\d+\s?(?:[–-]\s?\d+\s?)?(?:лет|год))/iu
const FOR_WHOM = /(?<![а-яё])(?:для (?!всех)|тех,? кто|кому за)/iu
const TERM =
  /(?<![а-яё])(?:за (?:один |одну |два |три |\d+ )?(?:день|дня|дней|час|часа|часов|ночь|сутки|недел[юи]|минут[ыу]?|выходные)|в день (?:звонка|обращения|заказа)|сегодня|срочн)/iu
const GUESTS = /(?<![а-яё])на \d+ (?:дет|гост|человек|персон)/iu
const HOURS = /(?<![а-яё])(?:круглосуточно|24\/7|с \d{1,2}(?::\d\d)? до \d{1,2}|каждый день с)/iu
const COOKING_TIME = /(?<![а-яё])за \d+ (?:минут|час)/iu

const SPENT =
  /(?<![а-яё])за (?:лето|зиму|весну|осень|день|неделю|месяц|год|ночь|выходные|вечер|час|сутки|два|три|пять|\d)/iu

const isTold = ({ kind }: Ask): boolean => kind === 'about' || kind === 'offer'

/** The price of what is offered stands there. */
const isPriced = (ask: Ask): boolean => isTold(ask) && hasPrice(ask)

/** What a sentence tells itself is not asked. */
const SAID: Readonly<Record<string, (ask: Ask) => boolean>> = {
  myth: ({ sentence }) => /(?<![а-яё])миф(?:,? что|:)\s/iu.test(sentence),
  price: (ask) => isFree(ask) || isPriceless(ask) || sumOf(ask) !== undefined || isPriced(ask),
  entry: isFree,
  duration: (ask) =>
    timeOf(ask) !== undefined ||
    hasDeadline(ask) ||
    tells(COOKING_TIME)(ask) ||
    (ask.kind === 'before_after' && tells(SPENT)(ask)) ||
    (ask.kind === 'how_to' && !isInOrder(ask)),
  sum: hasPrice,
  from: hasPrice,
  lend_price: hasPrice,
  nightly: hasPrice,
  trip_price: hasPrice,
  lesson_price: hasPrice,
  portion: hasPrice,
  bill: hasPrice,
  visit_price: hasPrice,
  if_paid: (ask) => isFree(ask) || hasPrice(ask),
  pay: tells(/(?<![а-яё])(?:оплата|ставка|зарплата) (?:сдельн|почасов|ежедневн|по договор|\d)/iu),
  level: tells(AGE_OR_LEVEL),
  who: (ask) => isTold(ask) && FOR_WHOM.test(ask.sentence),
  for_whom: tells(AGE_OR_LEVEL),
  in_time: tells(TERM),
  guarantee: tells(/(?<![а-яё])гаранти/iu),
  guests: tells(GUESTS),
  open_hours: tells(HOURS),
  who_am_i: ({ sentence }) =>
    /(?:^|[,.!]\s)(?:я|меня зовут),? \S+,? (?:и )?[а-яё]+(?:ю|у|им|ем)(?:сь)?\s/iu.test(sentence),
}

/** Whether the sentence has the answer to this question. */
export const isSaidIn = (id: string, ask: Ask): boolean => SAID[id]?.(ask) ?? false
