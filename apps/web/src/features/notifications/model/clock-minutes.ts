const HOUR_MINUTES = 60

/** «08:30» of a time field as minutes of the day; undefined while it is not filled in. */
export const minutesOf = (text: string): number | undefined => {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * HOUR_MINUTES + Number(minutes)
}

export const clockOf = (minutes: number): string => {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${pad(Math.floor(minutes / HOUR_MINUTES))}:${pad(minutes % HOUR_MINUTES)}`
}
