/** Same day and time some months later, clamped to the last day of the month. */
export const addMonths = ({ anchor, months }: { anchor: Date; months: number }) => {
  const moved = new Date(anchor)
  moved.setUTCDate(1)
  moved.setUTCMonth(anchor.getUTCMonth() + months)
  const lastDay = new Date(moved)
  lastDay.setUTCMonth(moved.getUTCMonth() + 1, 0)
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay.getUTCDate()))
  return moved
}

export type PointsPeriod = { start: Date; end: Date }

/**
 * The month around `now`, counted from the anchor instead of the previous month, so that February
 * causes no drift.
 */
export const pointsPeriod = ({ anchor, now }: { anchor: Date; now: Date }): PointsPeriod => {
  const between =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    (now.getUTCMonth() - anchor.getUTCMonth())
  const months = addMonths({ anchor, months: between }) <= now ? between : between - 1
  return {
    start: addMonths({ anchor, months }),
    end: addMonths({ anchor, months: months + 1 }),
  }
}
