const PREFERRED = ['Europe/Moscow', 'Europe/Kaliningrad', 'Europe/Samara', 'Asia/Yekaterinburg']

const nameOf = (zone: string) => zone.replaceAll('_', ' ')

/** Our users' zones first, then all others by name; the chosen one is always among them. */
export const timeZoneOptions = (chosen: string) => {
  const known = new Set([...PREFERRED, chosen, ...Intl.supportedValuesOf('timeZone')])
  return [...known].map((zone) => ({ value: zone, label: nameOf(zone) }))
}
