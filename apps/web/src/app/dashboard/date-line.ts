const formats = new Map<string, Intl.DateTimeFormat>()

/** Constructing an Intl.DateTimeFormat is slow, so it is cached across renders. */
const formatFor = (timeZone: string) => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('ru', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  formats.set(timeZone, format)
  return format
}

/** «Среда, 13 мая» in the user's time zone, not the device's. */
export const dateLine = ({ at, timeZone }: { at: Date; timeZone: string }): string => {
  const text = formatFor(timeZone).format(at)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
