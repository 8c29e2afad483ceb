import type { AskKind } from '@kadr/contract/studio/questions'
import type { Ask } from '../ask/read-ask.ts'
import { isTradeTrouble } from '../ask/read-clause.ts'
import { findPromise } from '../storyboard/compose-hook.ts'
import { isCheck, isOften } from './advice-pieces.ts'
import { EXPERT } from './expert-pieces.ts'
import { timeOf } from './piece.ts'
import { PIECES, type Plan, plan } from './pieces.ts'
import { hasSigns } from './realm.ts'
import {
  ACCIDENT,
  ANALYSED,
  ANSWERABLE,
  AT_HOME,
  AWAITING,
  BEGINNING,
  BEST,
  BEST_TIME,
  BETTER,
  BY_DAY,
  CHILD_ACTS,
  COMPARED,
  COMPLAIN,
  DANGER,
  DAY,
  DUE,
  EARNED,
  ENTITLED,
  FAQ,
  FEARED,
  FIND_US,
  FINED,
  FIRST_AID,
  FOR_THEM,
  FORBIDDEN,
  FROM_AGE,
  GIVING,
  GOES_ON,
  GONE,
  HABIT,
  HANDMADE,
  I_DID,
  INQUIRE,
  INSIDE,
  INTRODUCED,
  LOST_PAPER,
  MADE_IN,
  MASTER_DOES,
  MEANING,
  MEANT,
  MISHAP,
  NONE,
  NOT_FOR,
  NOT_TO,
  OF_PET,
  OF_CLIENT,
  OFFERS_WORK,
  OUR_MISTAKE,
  OURS_PAST,
  OWN,
  OWN_PLACE,
  OWN_TERMS,
  PLACES,
  PRESENT,
  PROS_AND_CONS,
  PURPOSE,
  RECIPE,
  RECIPE_ALONE,
  RISEN,
  SAYING,
  SCENE,
  SERVICE,
  SEVERAL,
  SYMPTOM,
  TERMS,
  TOOK_PLACE,
  TROUBLE,
  TROUBLED,
  TRUE,
  UPKEEP,
  USES,
  WE_COMPARE,
  WITH_WHAT,
  WORKDAY,
} from './variant-words.ts'

const { contact, price, extra, included, mistake, right } = PIECES

const BOTH = 2
const namesNoSides = ({ sides }: Ask): boolean => sides.length < BOTH

/** «Мифы о потолках»: several are promised. */
const promisesMyths = ({ sentence }: Ask): boolean =>
  /(?<![а-яё])миф(?:ы|ов|а)(?![а-яё])/iu.test(sentence)

const DRESS =
  /(?<![а-яё])(?:одеться|одевать(?:ся)?|надеть|надевать|обуть(?:ся)?|(?:в ч[её]м|что) (?:идти|пойти|прийти|ехать|надеть))(?![а-яё])/iu

/** Two pairs of questions hold no more. */
const MOST_PAIRS = 2
const promisesMany = ({ sentence }: Ask): boolean => (findPromise(sentence) ?? 0) > MOST_PAIRS

const ANSWERED = plan(2, PIECES.asked, PIECES.replied, PIECES.askedToo, PIECES.repliedToo, contact)
const AFTER_TROUBLE = plan(
  1,
  PIECES.firstly,
  PIECES.neverDo,
  PIECES.callWhom,
  PIECES.prevent,
  contact,
)
const AFTER_SIGN = plan(1, PIECES.cause, PIECES.firstThen, PIECES.neverDo, PIECES.callWhom, contact)
const ADVISED = plan(1, PIECES.tips, PIECES.keepOff, PIECES.worry, contact)
const COOKED = plan(1, PIECES.stuff, PIECES.steps, PIECES.duration, mistake, contact)
const MASTER = plan(
  1,
  PIECES.masterDoes,
  PIECES.masterWhere,
  PIECES.from,
  PIECES.masterTerms,
  contact,
)
const CLIENT = plan(1, PIECES.cameWith, PIECES.didFor, PIECES.changedFor, PIECES.advise, contact)
const DRESSED = plan(1, PIECES.wear, PIECES.neverWear, PIECES.dressCode, PIECES.shoes, contact)
const CHILD_WHY = plan(
  1,
  PIECES.cause,
  PIECES.react,
  PIECES.neverReact,
  PIECES.toSpecialist,
  contact,
)
const PET_WHY = plan(1, PIECES.cause, PIECES.otherCause, EXPERT.toVet, PIECES.remedy, contact)
const PLANNED = plan(1, PIECES.happens, PIECES.fear, PIECES.take, PIECES.worry, contact)
const REASONED = plan(1, PIECES.cause, PIECES.otherCause, PIECES.practice, PIECES.advise, contact)
const NAMED = plan(1, PIECES.answers, PIECES.main, mistake, PIECES.practice, contact)
const WORKED = plan(1, PIECES.happens, PIECES.unseen, PIECES.worry, contact)

/** A child's ways have reasons that grown-ups answer to. */
const isOfChild = ({ sentence, tone }: Ask): boolean =>
  tone === 'neutral' && CHILD_ACTS.test(sentence)

/** «Яйца с доставкой по вторникам» are no class. */
const isByDay = ({ sentence }: Ask): boolean =>
  BY_DAY.test(sentence) && !/(?<![а-яё])(?:доставк|привоз|скидк|завоз|свеж)/iu.test(sentence)

const isOfPet = ({ sentence, tone }: Ask): boolean =>
  (tone === 'neutral' || tone === 'illness') && OF_PET.test(sentence) && !OWN.test(sentence)

/** «Уроки вождения для тех, кто боится» are lessons. */
const isForThem = ({ sentence }: Ask): boolean => FOR_THEM.test(sentence) && !SERVICE.test(sentence)

/** What has happened to one by law or loss is not prevented by a habit. */
const isLegalTrouble = ({ sentence, tone }: Ask): boolean =>
  TROUBLE.test(sentence) && (tone === 'law' || tone === 'money' || LOST_PAPER.test(sentence))

/** «Что значит «холодный обжиг»»: a word is explained, no sign is read. */
const isTerm = ({ sentence }: Ask): boolean => /что (?:это )?значит [«"]/iu.test(sentence)

type Test = RegExp | readonly RegExp[] | ((ask: Ask) => boolean)

/** Sentences of a kind that ask for something else. The first that fits wins. */
const VARIANTS: readonly (readonly [AskKind, Test, Plan])[] = [
  ['about', INTRODUCED, MASTER],
  ['intro', INTRODUCED, MASTER],
  ['about', FIRST_AID, plan(1, PIECES.firstly, PIECES.neverDo, PIECES.callWhom, contact)],
  ['about', SAYING, plan(1, PIECES.quoted, PIECES.author, PIECES.close, contact)],
  [
    'about',
    COMPARED,
    plan(1, PIECES.compared, PIECES.winner, PIECES.trap, PIECES.practice, contact),
  ],
  [
    'about',
    ANALYSED,
    CLIENT,
  ],
  ['about', BEST, plan(1, PIECES.places, PIECES.main, PIECES.practice, contact)],
  ['about', TERMS, plan(1, PIECES.terms, PIECES.term, PIECES.exclusions, PIECES.worry, contact)],
  ['about', SCENE, plan(1, PIECES.shownThere, PIECES.unseen, PIECES.worry, contact)],
  ['about', FAQ, ANSWERED],
  ['how_to_choose', FAQ, ANSWERED],
  ['about', isByDay, plan(1, PIECES.essence, price, PIECES.hour, PIECES.place, contact)],
  ['about', HANDMADE, plan(1, PIECES.madeOf, price, PIECES.receive, PIECES.worry, contact)],
  ['about', OF_CLIENT, CLIENT],
  ['about', isForThem, ADVISED],
  ['about', UPKEEP, ADVISED],
  [
    'about',
    ({ sentence }) => isTradeTrouble(sentence),
    plan(1, PIECES.cause, PIECES.otherCause, PIECES.check, PIECES.remedy, contact),
  ],
  ['about', TROUBLED, AFTER_SIGN],
  ['about', ACCIDENT, AFTER_TROUBLE],
  ['about', OFFERS_WORK, plan(1, PIECES.workIn, PIECES.from, PIECES.inTime, PIECES.skill, contact)],
  ['about', isOfChild, CHILD_WHY],
  [
    'about',
    SYMPTOM,
    plan(1, PIECES.cause, PIECES.firstly, PIECES.neverDo, PIECES.callWhom, contact),
  ],
  ['about', MISHAP, AFTER_TROUBLE],
  ['about', PRESENT, plan(1, PIECES.presents, PIECES.main, PIECES.neverGive, price, contact)],
  ['about', RECIPE_ALONE, COOKED],
  ['how_to', DRESS, DRESSED],
  ['question', DRESS, DRESSED],
  [
    'question',
    GIVING,
    plan(1, PIECES.presentsTo, PIECES.main, PIECES.neverGive, PIECES.worry, contact),
  ],
  ['question', AWAITING, PLANNED],
  ['how_to', FIND_US, plan(1, PIECES.place, PIECES.way, PIECES.openHours, contact)],
  [
    'how_to',
    [GOES_ON, OWN_PLACE],
    plan(1, PIECES.goesOn, PIECES.exclusions, PIECES.worry, contact),
  ],
  [
    'how_to',
    GOES_ON,
    plan(1, PIECES.goesOn, PIECES.because, PIECES.practice, PIECES.advise, contact),
  ],
  ['how_to', RECIPE, COOKED],
  ['how_to', USES, NAMED],
  ['how_to', isLegalTrouble, plan(1, PIECES.firstly, PIECES.neverDo, PIECES.callWhom, contact)],
  ['how_to', TROUBLE, AFTER_TROUBLE],
  ['how_to', WITH_WHAT, plan(1, PIECES.answer, PIECES.because, PIECES.onWhat, mistake, contact)],
  ['first_time', DAY, WORKED],
  ['first_time', [BEGINNING, ACCIDENT], AFTER_TROUBLE],
  [
    'first_time',
    BEGINNING,
    plan(1, PIECES.startFrom, PIECES.nextStep, PIECES.canWait, mistake, contact),
  ],
  [
    'question',
    ANSWERABLE,
    plan(1, PIECES.answer, PIECES.evidence, PIECES.deadline, PIECES.callWhom, contact),
  ],
  [
    'question',
    MEANT,
    plan(1, PIECES.answer, PIECES.benefit, PIECES.trap, PIECES.practice, contact),
  ],
  ['question', DANGER, plan(1, PIECES.answer, PIECES.atRisk, PIECES.avoid, contact)],
  ['question', TOOK_PLACE, plan(1, PIECES.answer, PIECES.next, PIECES.advise, contact)],
  [
    'question',
    isTerm,
    plan(1, PIECES.answer, PIECES.benefit, PIECES.trap, PIECES.practice, contact),
  ],
  [
    'question',
    MEANING,
    plan(1, PIECES.answer, PIECES.check, PIECES.firstly, PIECES.callWhom, contact),
  ],
  ['question', OWN_TERMS, plan(1, PIECES.answer, PIECES.exclusions, PIECES.worry, contact)],
  [
    'question',
    FEARED,
    plan(1, PIECES.answers, PIECES.advise, PIECES.practice, PIECES.worry, contact),
  ],
  ['question', SEVERAL, NAMED],
  [
    'question',
    OURS_PAST,
    plan(1, PIECES.broke, PIECES.whyBroke, PIECES.learned, PIECES.changed, contact),
  ],
  ['question', OWN_PLACE, plan(1, PIECES.answer, included, price, PIECES.worry, contact)],
  ['what_to_take', INSIDE, plan(1, PIECES.answers, PIECES.main, PIECES.practice, contact)],
  [
    'is_it_legal',
    FINED,
    plan(1, PIECES.fine, PIECES.onWhat, PIECES.lessFine, PIECES.basis, contact),
  ],
  [
    'is_it_legal',
    DANGER,
    plan(1, PIECES.answer, PIECES.atRisk, PIECES.avoid, PIECES.basis, contact),
  ],
  ['how_to_choose', INQUIRE, plan(1, PIECES.inquire, PIECES.alarm, mistake, right, contact)],
  ['when', DUE, plan(1, PIECES.moment, PIECES.late, PIECES.papers, PIECES.worry, contact)],
  [
    'when',
    BEST_TIME,
    plan(1, PIECES.moment, PIECES.because, PIECES.late, PIECES.practice, contact),
  ],
  ['when', FROM_AGE, plan(1, PIECES.moment, PIECES.because, PIECES.late, PIECES.worry, contact)],
  ['when', isOften, plan(1, PIECES.moment, PIECES.onWhat, PIECES.late, mistake, contact)],
  [
    'why',
    PURPOSE,
    plan(1, PIECES.benefit, PIECES.without, PIECES.howOftenDone, PIECES.notNeeded, contact),
  ],
  ['why', I_DID, plan(1, PIECES.decided, PIECES.hard, PIECES.ending, PIECES.learned, contact)],
  ['why', [OWN, GONE], plan(1, PIECES.decided, PIECES.changed, PIECES.stays, contact)],
  [
    'why',
    [OWN, NONE],
    plan(1, PIECES.decided, PIECES.inReturn, PIECES.practice, PIECES.worry, contact),
  ],
  ['why', OWN, plan(1, PIECES.decided, PIECES.gives, PIECES.practice, PIECES.worry, contact)],
  [
    'why',
    FORBIDDEN,
    plan(1, PIECES.cause, PIECES.otherCause, PIECES.anyway, PIECES.instead, contact),
  ],
  ['why', isOfChild, CHILD_WHY],
  ['why', isOfPet, PET_WHY],
  ['why', MASTER_DOES, REASONED],
  ['why', BETTER, REASONED],
  ['why', HABIT, REASONED],
  [
    'why',
    hasSigns,
    plan(1, PIECES.cause, PIECES.otherCause, PIECES.notice, PIECES.remedy, contact),
  ],
  ['why_price', [OWN, RISEN], plan(1, PIECES.risen, price, PIECES.changed, PIECES.stays, contact)],
  [
    'choice',
    namesNoSides,
    plan(1, PIECES.advice, PIECES.onWhat, mistake, PIECES.practice, contact),
  ],
  ['difference', WE_COMPARE, plan(1, PIECES.eachGood, PIECES.fits, PIECES.advice, contact)],
  [
    'difference',
    namesNoSides,
    plan(1, PIECES.answer, PIECES.eachGood, PIECES.fits, PIECES.advice, contact),
  ],
  [
    'how_long',
    MADE_IN,
    plan(1, PIECES.howLong, PIECES.onWhat, PIECES.sooner, PIECES.worry, contact),
  ],
  [
    'is_it_worth',
    PROS_AND_CONS,
    plan(2, PIECES.pros, PIECES.cons, PIECES.onWhat, PIECES.counsel, contact),
  ],
  [
    'is_it_worth',
    TRUE,
    plan(1, PIECES.verdict, PIECES.because, PIECES.proof, PIECES.advise, contact),
  ],
  ['how_much', EARNED, plan(1, PIECES.answer, PIECES.onWhat, mistake, PIECES.practice, contact)],
  ['who_for', ENTITLED, plan(1, PIECES.answer, PIECES.onWhat, mistake, PIECES.basis, contact)],
  ['who_for', NOT_FOR, plan(1, PIECES.notFor, PIECES.because, PIECES.instead, contact)],
  [
    'mistakes',
    promisesMany,
    plan(1, PIECES.mistakeList, PIECES.rights, PIECES.costly, PIECES.practice, contact),
  ],
  [
    'myths',
    promisesMyths,
    plan(2, PIECES.mythList, PIECES.mythTruths, PIECES.mythHarm, PIECES.practice, contact),
  ],
  [
    'mistakes',
    OUR_MISTAKE,
    plan(1, PIECES.happened, PIECES.whyBroke, PIECES.learned, PIECES.changed, contact),
  ],
  ['mistakes', NOT_TO, plan(1, PIECES.answers, PIECES.because, PIECES.instead, contact)],
  ['story', WORKDAY, WORKED],
  ['list', [OWN_PLACE, OWN_TERMS], plan(1, PIECES.list, PIECES.exclusions, PIECES.worry, contact)],
  [
    'where',
    COMPLAIN,
    plan(1, PIECES.answer, PIECES.papers, PIECES.deadline, PIECES.ifRefused, contact),
  ],
  ['where', TROUBLE, plan(1, PIECES.firstly, PIECES.neverDo, PIECES.callWhom, contact)],
  ['where', PLACES, plan(1, PIECES.places, PIECES.main, PIECES.practice, contact)],
  ['where', AT_HOME, plan(1, PIECES.answer, PIECES.because, mistake, PIECES.practice, contact)],
  [
    'checklist',
    (ask) => !isCheck(ask),
    plan(1, PIECES.points, PIECES.forget, mistake, right, contact),
  ],
  [
    'included',
    (ask) => timeOf(ask) === undefined,
    plan(1, included, extra, price, PIECES.worry, contact),
  ],
]

const fits = (ask: Ask, test: Test): boolean => {
  if (typeof test === 'function') return test(ask)
  return [test].flat().every((words) => words.test(ask.sentence))
}

export const findVariant = (ask: Ask, kind: AskKind): Plan | undefined =>
  VARIANTS.find(([of, test]) => of === kind && fits(ask, test))?.[2]
