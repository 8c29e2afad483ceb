/** A request to a fake source. */
type PlayedRequest = {
  host: string
  path: string
  query: URLSearchParams
  method: string
  headers: Readonly<Record<string, string | string[] | undefined>>
}

export type PlayedAnswer = {
  status?: number
  headers?: Record<string, string>
} & (
  | { json: unknown }
  | { html: string }
  | { text: string; type: string }
  /** A file of `media.ts` by name. */
  | { file: string }
  | { empty: true }
)

/** The outcome of a work, selected by the last two digits of its id. */
const OUTCOMES = {
  '00': 'fine',
  '01': 'private',
  '02': 'removed',
  '03': 'age',
  '04': 'region',
  '05': 'paid',
  '06': 'live',
  '07': 'long',
  '08': 'limited',
  '09': 'nothing',
  '10': 'unreadable',
  '11': 'inner-redirect',
  '12': 'inner-manifest',
  '13': 'inner-thumbnail',
  '14': 'inner-file',
  '15': 'slow',
  '16': 'broken',
  '17': 'photos',
  '18': 'down',
} as const
export type Outcome = (typeof OUTCOMES)[keyof typeof OUTCOMES]

const isKnown = (end: string): end is keyof typeof OUTCOMES => end in OUTCOMES

export const outcomeOf = (id: string): Outcome => {
  const end = id.slice(-2)
  return isKnown(end) ? OUTCOMES[end] : 'fine'
}

export type PlayedSource = {
  /** Every host it serves. */
  hosts: readonly string[]
  /** A link to the work with this outcome, by its two digits. */
  linkTo(end: string): string
  answer(request: PlayedRequest): PlayedAnswer | undefined
}

export const TITLE = 'Как выбрать кофе в зёрнах для дома'
export const AUTHOR = 'zerno.doma'
export const SECONDS = 3
const TOO_LONG_SECONDS = 3600

export const secondsOf = (outcome: Outcome) => (outcome === 'long' ? TOO_LONG_SECONDS : SECONDS)

/** Failures any server can have. */
export const failureOf = (outcome: Outcome): PlayedAnswer | undefined => {
  if (outcome === 'limited') return { status: 429, html: 'Too Many Requests' }
  if (outcome === 'down') return { status: 503, html: 'Service Unavailable' }
  return undefined
}

const INNER = 'http://127.0.0.1:1/inner'
/** Responses that try to redirect a server to its own network. */
export const innerRedirect: PlayedAnswer = {
  status: 302,
  headers: { location: INNER },
  empty: true,
}

/** The file of a work at `host`; some outcomes make its URL internal, slow or broken. */
export const fileUrl = ({ host, id, file }: { host: string; id: string; file: string }) => {
  const outcome = outcomeOf(id)
  if (outcome === 'inner-file') return 'https://169.254.169.254/latest/meta-data/'
  const kind = outcome === 'slow' || outcome === 'broken' ? outcome : 'file'
  return `https://${host}/${kind}/${id}/${file}`
}

export const thumbnailUrl = ({ host, id }: { host: string; id: string }) =>
  outcomeOf(id) === 'inner-thumbnail'
    ? 'https://127.0.0.1/thumbnail.jpg'
    : `https://${host}/file/${id}/cover.jpg`

export const page = (head: string, body = ''): PlayedAnswer => ({
  html: `<!doctype html><html><head>${head}</head><body>${body}</body></html>`,
})

export const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

export const og = (tags: Record<string, string>) =>
  Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${escapeAttribute(content)}">`)
    .join('')
