const yearOf = ({ date, timeZone }: { date: Date; timeZone: string }) =>
  new Intl.DateTimeFormat('ru', { year: 'numeric', timeZone }).format(date)

/** «1 декабря», with the year when it is another one than now; does not tear. */
export const formatBillingDay = ({
  at,
  timeZone,
  now,
}: {
  at: Date | string
  timeZone: string
  now: Date
}): string => {
  const date = new Date(at)
  const isOtherYear = yearOf({ date, timeZone }) !== yearOf({ date: now, timeZone })
  return new Intl.DateTimeFormat('ru', {
    day: 'numeric',
    month: 'long',
    ...(isOtherYear && { year: 'numeric' }),
    timeZone,
  })
    .format(date)
    .replaceAll(' ', '\u00A0')
}
