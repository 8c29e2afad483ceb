const day = new Intl.DateTimeFormat('ru', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** «пт, 28 марта, 12:00»: a wall time is formatted as is, without a time zone. */
export const describeWallTime = (wallTime: string): string => {
  const [date = '', time = ''] = wallTime.split('T')
  return `${day.format(new Date(`${date}T00:00:00Z`))}, ${time}`.replaceAll(
    / (?=[а-яё])/g,
    '\u00A0',
  )
}
