const formats = new Map<string, Intl.DateTimeFormat>()

/** A format is slow to make, and a page is drawn many times. */
const formatFor = (timeZone: string) => {
  const made =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('ru', { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  formats.set(timeZone, made)
  return made
}

/** «Среда, 13 мая» where the person lives, whatever the device says. */
export const dateLine = ({ at, timeZone }: { at: Date; timeZone: string }): string => {
  const text = formatFor(timeZone).format(at)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
