import type { DownloadRefusal } from '@kadr/contract/site/downloads'
import type { RefusalRule } from '../../source.ts'

/** Error messages of the engine common to all sources. The first match wins. */
const COMMON: readonly RefusalRule[] = [
  { pattern: /HTTP Error 429|Too Many Requests|rate.?limit exceeded/i, code: 'source-limits-us' },
  { pattern: /not a bot|captcha/i, code: 'source-limits-us' },
  { pattern: /sign in to confirm your age|age.?restricted|age verification/i, code: 'age' },
  {
    pattern: /not available (in|from) your (country|location|region)|geo.?restrict/i,
    code: 'region',
  },
  { pattern: /(?:available|blocked it) in your country|HTTP Error 451/i, code: 'region' },
  { pattern: /DRM protected|members.?only|requires payment|purchase|paid|premium/i, code: 'paid' },
  { pattern: /has been (removed|deleted|terminated)|no longer available/i, code: 'removed' },
  { pattern: /HTTP Error (404|410)|does not exist|Video unavailable|not found/i, code: 'removed' },
  {
    pattern: /private|login required|log ?in to|registered users|HTTP Error 401/i,
    code: 'private',
  },
  { pattern: /live event|is live|will begin in|Premieres/i, code: 'live' },
  { pattern: /HTTP Error 403|Forbidden/i, code: 'source-limits-us' },
  { pattern: /No (video|media)( formats)? (could be )?found|Unsupported URL/i, code: 'nothing' },
  { pattern: /Requested format is not available/i, code: 'nothing' },
  {
    pattern: /HTTP Error 5\d\d|timed out|Connection (reset|refused|aborted)/i,
    code: 'source-down',
  },
  {
    pattern: /Unable to connect|Tunnel connection failed|Network is unreachable/i,
    code: 'source-down',
  },
]

/** The engine could not parse the response: its extractor is outdated. */
const BROKEN =
  /Unable to (extract|parse)|Cannot parse|Failed to parse|KeyError|TypeError|JSON object must be|report this issue/i

/** Said of one of the engine's attempts, while another ended otherwise. */
const IS_DOWN = /HTTP Error 5\d\d/

/** Maps the last error message of the engine to a refusal. */
export const readRefusal = ({
  stderr,
  rules,
  isOld,
}: {
  stderr: string
  rules: readonly RefusalRule[]
  isOld: boolean
}): DownloadRefusal => {
  const errors = stderr.split('\n').filter((line) => line.startsWith('ERROR:'))
  const text = errors.length > 0 ? errors.join('\n') : stderr
  const known = [...rules, ...COMMON].find(({ pattern }) => pattern.test(text))
  // Of a source in trouble some addresses answer "not found": nobody has removed anything.
  if (known?.code === 'removed' && IS_DOWN.test(stderr)) return 'source-down'
  if (known) return known.code
  return BROKEN.test(text) && isOld ? 'engine-old' : 'source-down'
}
