import { SECOND_MS } from '@kadr/kit/durations'

/** Times above are milliseconds: MAX signs both. */
const SECONDS_END = 1e11

export const unitOf = (authDate: number): number => (authDate > SECONDS_END ? 1 : SECOND_MS)

/** The data come encoded as a whole once more from places that take them out of an address. */
export const unfoldInitData = (initData: string): string => {
  if (initData.includes('&') || !/%26/i.test(initData)) return initData
  try {
    return decodeURIComponent(initData)
  } catch {
    return initData
  }
}
