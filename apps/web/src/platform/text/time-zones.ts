import { listTimeZones, type ZoneChoice } from '@kadr/domain/base/time-zones'

const toOptions = (zones: readonly ZoneChoice[]) =>
  zones.map(({ zone, label }) => ({ value: zone, label }))

/** Options of a select: near zones first. A native select finds a city by typing. */
export const timeZoneGroups = (saved: readonly string[]) => {
  const { near, others } = listTimeZones({ at: new Date(), saved })
  return [
    { label: 'Россия и соседи', options: toOptions(near) },
    { label: 'Остальной мир', options: toOptions(others) },
  ]
}

export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
