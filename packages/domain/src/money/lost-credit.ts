import { scale, scaleDown } from './money.ts'

/** What a replaced period gave to the one that replaced it. */
export type PassedCredit = {
  /** Value of its unused time, in its own currency. */
  unused: number
  /** The same in the currency of the replacing period. */
  credit: number
}

/** Divides the credit of a purchase among the periods it replaced, to the last smallest unit. */
export const splitCredit = ({
  unused,
  credit,
}: {
  unused: readonly number[]
  credit: number
}): number[] => {
  const total = unused.reduce((sum, part) => sum + part, 0)
  let before = 0
  return unused.map((part) => {
    const from = total === 0 ? 0 : scaleDown({ amount: credit, part: before, whole: total })
    before += part
    return total === 0 ? 0 : scaleDown({ amount: credit, part: before, whole: total }) - from
  })
}

/** A period whose credit turned out to be unpaid: its last days go, at its own rate. */
export const shortenByLoss = ({
  period: { startsAt, endsAt, value },
  lost,
  now,
}: {
  period: { startsAt: Date; endsAt: Date; value: number }
  lost: number
  now: Date
}): { endsAt: Date; value: number } => {
  const left = Math.max(0, value - lost)
  const length = endsAt.getTime() - startsAt.getTime()
  const keptMs = value === 0 ? length : scale({ amount: length, part: left, whole: value })
  const end = Math.min(endsAt.getTime(), startsAt.getTime() + keptMs)
  return { endsAt: new Date(Math.max(end, now.getTime(), startsAt.getTime())), value: left }
}

/** The part of a loss that went on into the next period: what was lost is the last of the time, used before the loss. */
export const passOnLoss = ({ lost, given }: { lost: number; given: PassedCredit }): number =>
  given.unused === 0
    ? 0
    : scale({ amount: given.credit, part: Math.min(lost, given.unused), whole: given.unused })
