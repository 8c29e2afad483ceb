import type { AskKind } from '@kadr/contract/studio/questions'
import type { Ask } from '../ask/read-ask.ts'
import { planOfLoss } from './about-plans.ts'
import { PIECES, type Plan, plan } from './pieces.ts'

const { contact } = PIECES

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

export const findSad = ({ tone }: Ask, kind: AskKind): Plan | undefined =>
  tone === 'grief' ? GRIEF[kind] : undefined

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
  /(?<![а-яё])(?:накоплени|пенси|пособи|выплат|компенсац|страховк|страхов(?:ая|ую|ые) (?:выплат|сумм)|зарплат|сч[её]т(?:а|у|ом)?(?![а-яё])|вклад[а-яё]{0,3}(?![а-яё]))/iu
const PAYOUTS = plan(
  1,
  PIECES.payWho,
  PIECES.heirsTerm,
  PIECES.heirsPapers,
  PIECES.ifRefused,
  contact,
)

/** Of the dead, whose debts and money are a matter of law. */
const findOwed = ({ tone, sentence }: Ask): Plan | undefined => {
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

/** A thing or work for a farewell, or the farewell itself, that is offered. */
const findOffered = (ask: Ask): Plan | undefined => {
  if (ask.tone !== 'grief' || OF_OWN.test(ask.sentence)) return undefined
  return planOfLoss(ask) ?? (RITE.test(ask.sentence) ? RITE_TOLD : undefined)
}

/** What the dead owe, are owed and leave, and how they are seen off. */
export const findAfterDeath = (ask: Ask, kind: AskKind): Plan | undefined => {
  const owed = findOwed(ask)
  if (owed) return owed
  if (isEstate(ask, kind)) return HEIRS
  if (isRite(ask, kind)) return CEREMONY
  return kind === 'about' ? findOffered(ask) : undefined
}

/** The dead are remembered: nobody asks what helps the one who remembers. */
const MEMORY =
  /(?<![а-яё])(?:памят[иь](?![а-яё])|вспомн|вспомин|помним|умер(?:ла|ли)?(?![а-яё])|не стало|уш[её]л|ушл[аи]|на радугу|за радугу|погиб(?:ла|ли)?(?![а-яё]))/iu
/** They speak to others in the same need. */
const TO_OTHERS =
  /(?<![а-яё])(?:поддерж|помо[чгж]|другим|други[хе]|пережи|справи|расскаж|учусь|научил|дальше)/iu

export const REMEMBERED = plan(
  1,
  PIECES.memory,
  PIECES.remembered,
  PIECES.habit,
  PIECES.farewellWords,
)

export const isMemory = ({ tone, sentence }: Ask, kind: AskKind): boolean =>
  tone === 'grief' &&
  (kind === 'story' || kind === 'about') &&
  MEMORY.test(sentence) &&
  !TO_OTHERS.test(sentence)
