/** «Среда, 13 мая» where the person lives, whatever the device says. */
export const dateLine = ({ at, timeZone }: { at: Date; timeZone: string }): string => {
  const text = new Intl.DateTimeFormat('ru', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(at)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
