import type { Network } from '@kadr/contract/publishing/networks'
import type { TargetState, TargetWaiting } from '@kadr/contract/publishing/post-targets'
import { IN_FLIGHT } from './target-states.ts'

type When = { now: Date; timeZone: string }

const format = (at: Date, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ru', options).format(at)

/** «14:21», on another day «19 ноября в 14:21». */
const momentOf = (instant: string, { now, timeZone }: When): string => {
  const at = new Date(instant)
  const dayOf = (moment: Date) => format(moment, { dateStyle: 'short', timeZone })
  const time = format(at, { hour: '2-digit', minute: '2-digit', timeZone })
  if (dayOf(at) === dayOf(now)) return time
  const day = format(at, { day: 'numeric', month: 'long', timeZone }).replace(' ', '\u00a0')
  return `${day} в\u00a0${time}`
}

/** «в 14:21», on another day «19 ноября в 14:21». */
const whenOf = (instant: string, when: When): string => {
  const moment = momentOf(instant, when)
  return moment.includes(' ') ? moment : `в\u00a0${moment}`
}

const why = (network: string, { reason }: TargetWaiting): string => {
  switch (reason) {
    case 'asked':
      return `${network} просит подождать`
    case 'down':
      return `${network} не отвечает`
    case 'retry':
      return `${network}: с\u00a0первого раза не получилось`
  }
}

/** Why a publication waits and until when; `network` is its title. */
export const describeWait = ({
  network,
  waiting,
  ...when
}: When & { network: string; waiting: TargetWaiting }): string => {
  const { until, asksAt } = waiting
  if (asksAt !== null) {
    return `${why(network, waiting)} до\u00a0${momentOf(until, when)}: публикация опоздает. Ждать или нет, спросим ${whenOf(asksAt, when)}.`
  }
  const verb = waiting.reason === 'asked' ? 'выйдет около' : 'попробуем снова около'
  return `${why(network, waiting)}: ${verb}\u00a0${momentOf(until, when)}.`
}

type Sent = {
  network: Network
  state: TargetState
  waiting: TargetWaiting | null
}

const OUT: ReadonlySet<TargetState> = new Set(['published', 'removed'])
const isOpen = ({ state }: Pick<Sent, 'state'>) => state === 'scheduled' || IN_FLIGHT.has(state)

/** What is still to come of one network: «Threads в 14:21». */
const restOf = ({ waiting }: Sent, title: string, when: When): string => {
  if (waiting?.asksAt) return `${title} ждёт`
  return waiting ? `${title} ${whenOf(waiting.until, when)}` : `${title} ещё нет`
}

/**
 * «Вышло 7 из 8, Threads в 14:21» of a post that is out in some accounts and still to come in others, «Ждёт: Threads
 * в 14:21» of one that is out nowhere and held back; undefined where the state alone says it.
 */
export const describeProgress = ({
  targets,
  titleOf,
  ...when
}: When & { targets: readonly Sent[]; titleOf(network: Network): string }): string | undefined => {
  const out = targets.filter(({ state }) => OUT.has(state)).length
  const open = targets.filter(({ state, waiting }) =>
    out > 0 ? isOpen({ state }) : isOpen({ state }) && waiting !== null,
  )
  const [first] = open
  if (!first) return undefined
  const wanted = targets.filter(({ state }) => state !== 'cancelled' && state !== 'draft').length
  const rest =
    open.length === 1
      ? restOf(first, titleOf(first.network), when)
      : `ещё\u00a0${open.length}\u00a0впереди`
  return out > 0 ? `Вышло ${out}\u00a0из\u00a0${wanted}, ${rest}` : `Ждёт: ${rest}`
}
