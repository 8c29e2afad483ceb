import type { AskKind } from '@kadr/contract/studio/questions'
import type { Ask } from '../ask/read-ask.ts'
import { readOffer } from '../storyboard/read-offer.ts'
import { planAbout } from './about-plans.ts'
import { findExpert } from './expert-pieces.ts'
import { joinAsked } from './join-asked.ts'
import type { Piece } from './piece.ts'
import { PIECES, type Plan, plan } from './pieces.ts'
import { planOffer } from './plan-offer.ts'
import { isSaidIn } from './said.ts'
import { findHard, findVariant } from './variants.ts'

const {
  price,
  contact,
  included,
  inPrice,
  extra,
  depends,
  urgent,
  mistake,
  right,
  duration,
  result,
} = PIECES

/** Questions of a kind in the order of their slides. */
const PLANS: Readonly<Record<Exclude<AskKind, 'offer'>, Plan>> = {
  how_much: plan(1, price, inPrice, depends, extra, contact),
  why_price: plan(1, PIECES.parts, PIECES.hours, PIECES.cheap, contact),
  why: plan(1, PIECES.cause, PIECES.otherCause, PIECES.trap, PIECES.remedy, contact),
  how_to_tell: plan(1, PIECES.signs, PIECES.check, PIECES.trap, contact),
  what_to_take: plan(1, PIECES.take, PIECES.forget, PIECES.leave, contact),
  included: plan(1, included, extra, price, urgent, contact),
  outcome: plan(1, result, included, price, PIECES.fear, contact),
  is_it_legal: plan(1, PIECES.law, PIECES.basis, PIECES.steps, PIECES.term, contact),
  difference: plan(2, PIECES.oneSide, PIECES.otherSide, PIECES.fits, PIECES.advice, contact),
  choice: plan(2, PIECES.oneSide, PIECES.otherSide, PIECES.fits, PIECES.advice, contact),
  how_to_choose: plan(1, PIECES.look, mistake, right, PIECES.ownChoice, contact),
  first_time: plan(1, PIECES.happens, PIECES.fear, PIECES.take, price, contact),
  how_to_save: plan(1, PIECES.save, PIECES.never, PIECES.saved, contact),
  how_to: plan(1, PIECES.steps, mistake, right, duration, contact),
  mistakes: plan(2, mistake, right, PIECES.otherMistake, PIECES.otherRight, contact),
  myths: plan(2, PIECES.myth, PIECES.truth, PIECES.proof, contact),
  list: plan(1, PIECES.list, PIECES.main, PIECES.practice, contact),
  checklist: plan(1, PIECES.points, PIECES.forget, PIECES.stop, contact),
  is_it_worth: plan(1, PIECES.verdict, PIECES.yes, PIECES.no, PIECES.counsel, contact),
  when: plan(1, PIECES.moment, PIECES.due, PIECES.late, contact),
  how_long: plan(1, PIECES.howLong, PIECES.onWhat, PIECES.helps, mistake, contact),
  where: plan(1, PIECES.whereIs, PIECES.openHours, PIECES.way, contact),
  who_for: plan(1, PIECES.who, PIECES.notFor, result, contact),
  before_after: plan(2, PIECES.before, PIECES.after, PIECES.done, duration, contact),
  story: plan(1, PIECES.start, PIECES.hard, PIECES.turn, PIECES.ending, contact),
  intro: plan(1, PIECES.whoAmI, PIECES.path, PIECES.comeFor, PIECES.essence, contact),
  question: plan(1, PIECES.answer, PIECES.onWhat, mistake, PIECES.practice, contact),
  about: plan(1, PIECES.essence, PIECES.further, PIECES.worry, contact),
}

/** Fear is not asked for where there is enough of it. */
const QUIET: Readonly<Record<string, Piece>> = { fear: PIECES.worry }

/** Nobody is asked about mistakes and prices of a loss. */
const GRIEF: Readonly<Partial<Record<AskKind, Plan>>> = {
  how_to: plan(1, PIECES.steps, PIECES.ahead, PIECES.support, contact),
  how_to_save: plan(1, PIECES.save, PIECES.ahead, PIECES.support, contact),
  how_to_choose: plan(1, PIECES.look, PIECES.ahead, PIECES.support, contact),
  story: plan(1, PIECES.told, PIECES.comfort, PIECES.wish, contact),
  intro: plan(1, PIECES.whoAmI, PIECES.support, PIECES.ahead, contact),
  first_time: plan(1, PIECES.steps, PIECES.ahead, PIECES.support, contact),
  question: plan(1, PIECES.answer, PIECES.ahead, PIECES.support, contact),
  checklist: plan(1, PIECES.points, PIECES.ahead, PIECES.support, contact),
  when: plan(1, PIECES.moment, PIECES.ahead, PIECES.support, contact),
  about: plan(1, PIECES.ahead, PIECES.support, PIECES.comfort, contact),
}

/** What the dead have left is divided by law, in a calm voice. */
const ESTATE =
  /(?<![а-яё])(?:наслед|завещан|раздел(?:ить|им|яет|ят)(?![а-яё])|подели|делить|делят|вступ(?:ить|ать|ление) в|переоформ|перешл|перейд|долг(?:и|ов|ам|у)?(?![а-яё])|дол[яюие](?![а-яё])|вклад[а-яё]{0,3}(?![а-яё])|нотариус|кому достан|имуществ)/iu
const LEFT_ALONE = /(?<![а-яё])(?:составить|написать|оформить|изменить) завещан/iu
const OF_ESTATE: readonly AskKind[] = ['how_to', 'question', 'who_for']
const HEIRS = plan(
  1,
  PIECES.heirs,
  PIECES.heirsTerm,
  PIECES.heirsPapers,
  PIECES.heirsShare,
  contact,
)

/** Debts are not shared out like a house. */
const DEBT =
  /(?<![а-яё])(?:долг(?:и|ов|ам|у)?(?![а-яё])|кредит|ипотек|за[её]м|займ|коммуналк|задолженн)/iu
const DEBTS = plan(
  1,
  PIECES.debtWho,
  PIECES.heirsTerm,
  PIECES.debtPapers,
  PIECES.debtRefuse,
  contact,
)
/** Money that is paid out after a death. */
const PAYOUT =
  /(?<![а-яё])(?:накоплени|пенси|пособи|выплат|компенсац|страховк|страхов(?:ая|ую|ые) (?:выплат|сумм)|зарплат|вклад[а-яё]{0,3}(?![а-яё]))/iu
const PAYOUTS = plan(
  1,
  PIECES.payWho,
  PIECES.heirsTerm,
  PIECES.heirsPapers,
  PIECES.ifRefused,
  contact,
)

/** Of the dead, whose debts and money are a matter of law. */
const findAfterDeath = ({ tone, sentence }: Ask): Plan | undefined => {
  if (tone !== 'grief') return undefined
  if (DEBT.test(sentence)) return DEBTS
  return PAYOUT.test(sentence) ? PAYOUTS : undefined
}

const isEstate = ({ tone, sentence }: Ask, kind: AskKind): boolean =>
  ((tone === 'grief' && ESTATE.test(sentence)) ||
    (/(?<![а-яё])(?:наследств|завещани)/iu.test(sentence) && OF_ESTATE.includes(kind))) &&
  !LEFT_ALONE.test(sentence)

const RITE =
  /(?<![а-яё])(?:отпева|отпет|похорон|поминк|помин(?:альн|ки)|панихид|кремаци|прощани|погребени|(?:девять|сорок|9|40) дней)/iu
const CEREMONY = plan(1, PIECES.steps, PIECES.riteBring, PIECES.riteAgree, PIECES.ahead, contact)
const RITE_TOLD = plan(1, PIECES.goes, PIECES.riteAgree, PIECES.ahead, PIECES.worry, contact)
const OF_OWN = /(?<![а-яё])(?:я|мы|мо[йяюе][а-яё]*|наш[а-яё]*|мне|нам)(?![а-яё])/iu
const OF_RITE: readonly AskKind[] = ['first_time', 'how_to', 'about', 'question', 'story']

const isRite = ({ tone, sentence }: Ask, kind: AskKind): boolean =>
  tone === 'grief' &&
  RITE.test(sentence) &&
  (kind === 'first_time' || (OF_RITE.includes(kind) && /проход|провести/iu.test(sentence)))

const FREE = /(?<![а-яё])(?:бесплатн|даром|дарим|в подарок|за полцены|скидк)/iu
/** «Медсёстрам», «пожилым соседям»: a group in the dative. */
const TO_GROUP =
  /(?<![а-яё])(?!(?:нам|вам|там|сам|храм|дням|утрам|вечерам|ночам|выходным|будням|рукам|часам|средам|пятницам|субботам|вторникам|четвергам|понедельникам|воскресеньям|праздникам)(?![а-яё]))[а-яё]{3,}(?:ам|ям)(?![а-яё])/iu

const isForGroup = ({ sentence, kind }: Ask): boolean =>
  (kind === 'about' || kind === 'offer') && FREE.test(sentence) && TO_GROUP.test(sentence)

/** Nobody shows a paper to be one of them. */
const FOR_ANYBODY =
  /(?<![а-яё])(?:детям|взрослым|подросткам|малышам|всем|новичкам|женщинам|мужчинам|девушкам|желающим|мамам|родителям|начинающим|гостям|клиентам|подписчикам|соседям|жителям)(?![а-яё])/iu
const ONE_DAY =
  /(?<![а-яё])(?:(?:в|во) (?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье)|завтра|сегодня|\d{1,2} (?:январ|феврал|март|апрел|ма[йя]|июн|июл|август|сентябр|октябр|ноябр|декабр))/iu

const UNTIL =
  /(?<![а-яё])до (?:конца |\d|(?:январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр|нового года))/iu

/** A group is asked who belongs to it and what it gets. */
const planGroup = ({ sentence }: Ask): Plan => {
  const offer = readOffer(sentence)
  if (FOR_ANYBODY.test(sentence) && ONE_DAY.test(sentence))
    return plan(
      1,
      PIECES.program,
      PIECES.forWhom,
      PIECES.hour,
      ...(offer?.where ? [] : [PIECES.place]),
      contact,
    )
  return plan(
    1,
    FOR_ANYBODY.test(sentence) ? PIECES.openTo : PIECES.shown,
    ...(/(?<![а-яё])скидк/iu.test(sentence) && !offer?.figure ? [PIECES.howMuchOff] : []),
    PIECES.getsWhat,
    ...(UNTIL.test(sentence) || ONE_DAY.test(sentence) ? [] : [PIECES.validUntil]),
    ...(offer?.where ? [] : [PIECES.place]),
    contact,
  )
}

/** The dead are remembered: nobody asks what helps the one who remembers. */
const MEMORY =
  /(?<![а-яё])(?:памят[иь](?![а-яё])|вспомн|вспомин|помним|умер(?:ла|ли)?(?![а-яё])|не стало|уш[её]л|ушл[аи]|на радугу|за радугу|погиб(?:ла|ли)?(?![а-яё]))/iu
/** They speak to others in the same need. */
const TO_OTHERS =
  /(?<![а-яё])(?:поддерж|помо[чгж]|другим|други[хе]|пережи|справи|расскаж|учусь|научил|дальше)/iu

const REMEMBERED = plan(1, PIECES.memory, PIECES.remembered, PIECES.habit, PIECES.farewellWords)

const isMemory = ({ tone, sentence }: Ask, kind: AskKind): boolean =>
  tone === 'grief' &&
  (kind === 'story' || kind === 'about') &&
  MEMORY.test(sentence) &&
  !TO_OTHERS.test(sentence)

const planKind = (kind: AskKind, ask: Ask): Plan => {
  if (isForGroup(ask)) return planGroup(ask)
  const owed = findAfterDeath(ask)
  if (owed) return owed
  if (isEstate(ask, kind)) return HEIRS
  if (isRite(ask, kind)) return CEREMONY
  if (
    kind === 'about' &&
    ask.tone === 'grief' &&
    RITE.test(ask.sentence) &&
    !OF_OWN.test(ask.sentence)
  )
    return RITE_TOLD
  if (kind === 'offer' || (ask.genre !== undefined && kind === ask.kind)) return planOffer(ask)
  if (isMemory(ask, kind)) return REMEMBERED
  const sad = ask.tone === 'grief' ? GRIEF[kind] : undefined
  const own = findHard(ask, kind) ?? sad ?? findVariant(ask, kind)
  return own ?? (kind === 'about' ? planAbout(ask) : PLANS[kind])
}

const withoutSaid = ({ pieces, required }: Plan, ask: Ask): Plan => {
  const isSaid = ({ id }: Piece) => isSaidIn(id, ask)
  const lost = pieces.slice(0, required).filter(isSaid).length
  return {
    pieces: pieces.filter((one) => !isSaid(one)),
    required: Math.max(1, required - lost),
  }
}

/** A question of the trade for one that fits every trade. */
const withExpert = ({ pieces, required }: Plan, ask: Ask): Plan => {
  const expert = findExpert(ask)
  const at = pieces.findLastIndex(
    ({ id }, index) => index >= required && expert?.instead.includes(id),
  )
  if (!expert || at === -1) return { pieces, required }
  return { pieces: pieces.with(at, expert.piece), required }
}

/** The questions of a sentence: what its storyboard lacks. */
export const listPieces = (ask: Ask): Plan => {
  const joined = ask.also.reduce(
    (sum, { kind, words }) => joinAsked({ first: sum, second: planKind(kind, ask), words }),
    planKind(ask.kind, ask),
  )
  const { pieces, required } = withExpert(withoutSaid(joined, ask), ask)
  if (ask.tone === 'neutral') return { pieces, required }
  return { pieces: pieces.map((one) => QUIET[one.id] ?? one), required }
}
