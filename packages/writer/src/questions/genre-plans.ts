import type { Genre } from '../ask/find-genre.ts'
import type { Offer } from '../storyboard/read-offer.ts'
import type { Piece } from './piece.ts'
import { PIECES, type Plan, plan } from './pieces.ts'

type Said = Pick<Offer, 'when' | 'where' | 'figure' | 'isPay'> | undefined

const unless = (isSaid: unknown, ...pieces: readonly Piece[]): readonly Piece[] =>
  isSaid ? [] : pieces

const { contact, price, date, place, openHours, worry, essence } = PIECES

const WEEKDAY =
  /(?<![а-яё])(?:понедельник|вторник|сред[уы]|четверг|пятниц|суббот|воскресень|завтра|сегодня|\d{1,2} (?:январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр))/iu

/** One of the family, and no team of a business. */
const KIN =
  /(?<![а-яё])(?:мам|пап|отц|бабуш|бабул|дедуш|муж(?![а-яё]*ск)|жен(?:а|е|у|ы|ой)(?![а-яё])|сест(?:р|[её]р)|брат|подруг|сын|доч|внук|внуч|тёт|дяд|племянн|крестн|свекров|тёщ|тест(?:ь|я|ю)(?![а-яё]))/iu

/** «До пятнадцатого декабря». */
const UNTIL =
  /(?<![а-яё])до (?:[а-яё]+ )?(?:январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр|понедельник|вторник|сред|четверг|пятниц|суббот|воскресень)/iu

const PLACES_LEFT =
  /(?:\d+|одно|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|двенадцать|пятнадцать|двадцать|несколько|последн[а-яё]+) (?:[а-яё]+ )?(?:мест|окош|окн)/iu
const MEETING =
  /мастер-класс|экскурс|лекци|тренинг|вечер|концерт|встреч|ретрит|сплав|поход|тур(?![а-яё])|дегустац|спектакл|семинар|интенсив/iu
const SHIFTS = /(?<!\d)\d\/\d(?!\d)|график|с \d{1,2}(?::\d\d)? до \d{1,2}|выходн/iu

const GIFT = /в подарок|бесплатно|по цене одно/iu

/** Nobody's answer is wrong there. */
const POLL = /опрос|голос/iu
const AHEAD = /(?<![а-яё])планы/iu

/** An announcement is asked for what it does not say. */
const PLANS: Readonly<Record<Genre, (said: Said, sentence: string) => Plan>> = {
  vacancy: (said, sentence) =>
    plan(
      1,
      PIECES.duty,
      ...unless(said?.isPay === true && said.figure, PIECES.pay),
      ...unless(SHIFTS.test(sentence), PIECES.shifts),
      PIECES.worker,
      ...unless(!SHIFTS.test(sentence), PIECES.besides),
      contact,
    ),
  search: () => plan(1, PIECES.need, PIECES.inReturn, PIECES.until, contact),
  lost: () => plan(2, PIECES.marks, PIECES.seenLast, PIECES.ifMet, contact),
  farewell: () => plan(1, PIECES.lastDay, PIECES.recall, PIECES.owed, contact),
  closed: (said, sentence) =>
    plan(1, essence, ...unless(said?.when || UNTIL.test(sentence), date), worry, contact),
  contest: (said) =>
    plan(2, PIECES.prize, PIECES.rules, ...unless(said?.when, PIECES.outcomeDay), contact),
  review: () => plan(1, PIECES.saidBy, PIECES.cameWith, PIECES.didFor, PIECES.changedFor, contact),
  greeting: (_, sentence) =>
    KIN.test(sentence)
      ? plan(1, PIECES.wishThem, PIECES.dear, PIECES.recall, PIECES.gift)
      : plan(1, PIECES.wishThem, PIECES.toWhom, PIECES.recall, PIECES.gift, contact),
  invitation: (_, sentence) =>
    plan(
      2,
      WEEKDAY.test(sentence) ? PIECES.hour : PIECES.meetAt,
      PIECES.meetWhere,
      PIECES.bring,
      PIECES.replyTo,
    ),
  offers_self: () =>
    plan(1, PIECES.experience, PIECES.ableTo, PIECES.freeWhen, PIECES.ownPay, contact),
  thanks: () => plan(1, PIECES.thanksFor, PIECES.thanksWhom, PIECES.recall, contact),
  giveaway: (said) =>
    plan(1, PIECES.oughtToKnow, PIECES.toHands, ...unless(said?.where, place), contact),
  schedule: (said) =>
    plan(1, PIECES.slots, PIECES.forWhom, PIECES.newIn, ...unless(said?.where, place), contact),
  event: (said) =>
    plan(
      1,
      PIECES.program,
      ...unless(said?.figure, PIECES.entry),
      ...unless(said?.when, date),
      ...unless(said?.where, place),
      contact,
    ),
  enrol: (said) =>
    plan(
      1,
      PIECES.lessons,
      ...unless(said?.figure, price),
      ...unless(said?.when, date),
      ...unless(said?.where, place),
      contact,
    ),
  opening: (said) =>
    plan(1, essence, ...unless(said?.where, place), openHours, PIECES.way, contact),
  discount: (said, sentence) =>
    plan(
      1,
      PIECES.terms,
      ...unless(said?.figure || GIFT.test(sentence), PIECES.howMuchOff),
      ...unless(said?.when, PIECES.validUntil),
      ...unless(said?.where, place),
      contact,
    ),
  novelty: (said) =>
    plan(
      1,
      PIECES.isNew,
      PIECES.who,
      ...unless(said?.figure, price),
      ...unless(said?.where, PIECES.whereTo),
      contact,
    ),
  change: (said) =>
    plan(1, PIECES.whatChanged, ...unless(said?.when, PIECES.sinceWhen), PIECES.ifBooked, contact),
  apology: () => plan(1, PIECES.happened, PIECES.mended, PIECES.makeGood, PIECES.prevent, contact),
  booking: (said, sentence) =>
    plan(
      1,
      ...(PLACES_LEFT.test(sentence) && WEEKDAY.test(sentence)
        ? MEETING.test(sentence)
          ? [PIECES.program, PIECES.hour]
          : [PIECES.hour, PIECES.forWhom]
        : [PIECES.freeSlots]),
      ...unless(said?.figure, price),
      ...unless(said?.where, place),
      contact,
    ),
  fundraiser: () => plan(2, PIECES.raisedFor, PIECES.raisedBy, PIECES.reported, contact),
  game: (_, sentence) =>
    plan(
      1,
      PIECES.options,
      ...unless(POLL.test(sentence), PIECES.solved),
      PIECES.replyHow,
      contact,
    ),
  meet: () => plan(1, PIECES.person, PIECES.comeFor, PIECES.wonder, contact),
  results: (_, sentence) =>
    AHEAD.test(sentence)
      ? plan(1, PIECES.next, PIECES.decided, PIECES.changed, contact)
      : plan(1, PIECES.achieved, PIECES.hard, PIECES.learned, PIECES.next, contact),
  advantages: () => plan(1, PIECES.strong, PIECES.showProof, PIECES.who, price, contact),
  rent: (said) =>
    plan(
      1,
      PIECES.thing,
      ...unless(said?.figure, PIECES.sum),
      ...unless(said?.where, place),
      PIECES.acceptsWhom,
      contact,
    ),
  purchase: (said) =>
    plan(1, PIECES.need, ...unless(said?.figure, PIECES.sum), PIECES.receive, contact),
  sale: (said) =>
    plan(
      1,
      PIECES.wares,
      ...unless(said?.figure, price),
      PIECES.receive,
      ...unless(said?.when, worry),
      contact,
    ),
}

/** Nobody sends a garage by post. */
const HEAVY = /гараж|квартир|комнат|дом(?![а-яё]*шн)|дач|участ|машин|автомоб|бизнес|помещен|студи/iu

export const planGenre = (
  genre: Genre,
  { sentence, said }: { sentence: string; said: Said },
): Plan => PLANS[genre === 'sale' && HEAVY.test(sentence) ? 'rent' : genre](said, sentence)
