/** 1 декабря; with the year when it is another one. */
export const planDay = ({
  at,
  timeZone,
  now,
}: {
  at: string
  timeZone: string
  now: Date
}): string => {
  const date = new Date(at)
  const isOtherYear = date.getFullYear() !== now.getFullYear()
  return new Intl.DateTimeFormat('ru', {
    day: 'numeric',
    month: 'long',
    ...(isOtherYear && { year: 'numeric' }),
    timeZone,
  }).format(date)
}
