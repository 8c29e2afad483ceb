const NAMES = ['view', 'date', 'connections', 'states', 'authors', 'post'] as const

/** The calendar as its address tells it; lists are separated by commas. */
export type CalendarSearch = { [Name in (typeof NAMES)[number]]?: string }

/** Loaded with the routes, so it only sorts out texts; `readCalendarState` understands them. */
export const readCalendarSearch = (search: Record<string, unknown>): CalendarSearch =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )
