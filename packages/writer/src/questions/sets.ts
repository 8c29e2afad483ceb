import type { AskKind } from '@kadr/contract/studio/questions'
import type { Ask } from '../ask/read-ask.ts'
import { readClause } from '../ask/read-clause.ts'
import { planAbout } from './about-plans.ts'
import { EXPERT, findExpert } from './expert-pieces.ts'
import { findHard } from './hard-talks.ts'
import { joinAsked } from './join-asked.ts'
import { findAfterDeath, findSad, isMemory, REMEMBERED } from './of-loss.ts'
import type { Piece } from './piece.ts'
import { PIECES, type Plan, plan } from './pieces.ts'
import { isForGroup, planGroup } from './plan-group.ts'
import { planOffer } from './plan-offer.ts'
import { isSaidIn } from './said.ts'
import { OF_PET } from './variant-words.ts'
import { findVariant } from './variants.ts'

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
  who_for: plan(1, PIECES.who, PIECES.notFor, PIECES.onWhat, contact),
  before_after: plan(2, PIECES.before, PIECES.after, PIECES.done, duration, contact),
  story: plan(1, PIECES.start, PIECES.hard, PIECES.turn, PIECES.ending, contact),
  intro: plan(1, PIECES.whoAmI, PIECES.path, PIECES.comeFor, PIECES.essence, contact),
  question: plan(1, PIECES.answer, PIECES.onWhat, mistake, PIECES.practice, contact),
  about: plan(1, PIECES.essence, PIECES.further, PIECES.worry, contact),
}

/** Fear is not asked for where there is enough of it. */
const QUIET: Readonly<Record<string, Piece>> = { fear: PIECES.worry }

/** Who asks about health is told when advice is not enough. */
const isAsked = ({ kind }: Ask): boolean =>
  kind === 'question' || kind === 'how_to' || kind === 'list' || kind === 'when'
const healthPieces = ({ sentence }: Ask): Readonly<Record<string, Piece>> => ({
  practice: OF_PET.test(sentence) ? EXPERT.toVet : PIECES.seeDoctor,
})

const planKind = (kind: AskKind, ask: Ask): Plan => {
  if (isForGroup(ask)) return planGroup(ask)
  const left = findAfterDeath(ask, kind)
  if (left) return left
  if (kind === 'offer' || (ask.genre !== undefined && kind === ask.kind)) return planOffer(ask)
  if (isMemory(ask, kind)) return REMEMBERED
  if (kind === 'about' && ask.tone !== 'grief' && readClause(ask.sentence) === 'claim')
    return planAbout(ask)
  const own = findHard(ask, kind) ?? findSad(ask, kind) ?? findVariant(ask, kind)
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
  const quiet = ask.tone === 'illness' && isAsked(ask) ? { ...QUIET, ...healthPieces(ask) } : QUIET
  return { pieces: pieces.map((one) => quiet[one.id] ?? one), required }
}
