import type { LaunchParams } from '../launcher.ts'

/** Decoded where the whole is encoded once more. */
const unfold = (initData: string): string => {
  if (initData.includes('&') || !/%26/i.test(initData)) return initData
  try {
    return decodeURIComponent(initData)
  } catch {
    return initData
  }
}

/** Parses the query string MAX puts into the hash; undefined when it is not one. The start parameter is a signed field. */
export const parseMaxLaunch = (query: string): LaunchParams | undefined => {
  const values = new URLSearchParams(query)
  const given = values.get('WebAppData')
  if (!given) return undefined
  const initData = unfold(given)
  return {
    messenger: 'max',
    initData,
    version: values.get('WebAppVersion') ?? '',
    platform: values.get('WebAppPlatform') ?? '',
    startParam: new URLSearchParams(initData).get('start_param') ?? undefined,
  }
}
