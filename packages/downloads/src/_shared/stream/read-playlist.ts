import { DownloadRefusedError } from '../refusal.ts'

export type Segment = {
  url: string
  /** Byte range within the URL, when several segments share one. */
  range: { start: number; end: number } | null
  key: { url: string; iv: Buffer } | null
}

const MOST_SEGMENTS = 4000

const attribute = (line: string, name: string) =>
  new RegExp(`(?:^|[:,])${name}=(?:"([^"]*)"|([^,]*))`).exec(line)?.slice(1).find(Boolean)

/** Without an explicit IV, the sequence number is the IV (RFC 8216, 5.2). */
const vectorOf = (line: string, sequence: number) => {
  const given = attribute(line, 'IV')
  if (given) return Buffer.from(given.replace(/^0x/i, '').padStart(32, '0'), 'hex')
  const vector = Buffer.alloc(16)
  vector.writeUInt32BE(sequence, 12)
  return vector
}

const absolute = (address: string, base: string) => {
  const url = URL.parse(address, base)
  if (url?.protocol !== 'https:') throw new DownloadRefusedError('source-down', 'bad segment')
  return url.href
}

/** The first variant of a master playlist; undefined for a playlist of segments. */
export const variantOf = (text: string, base: string): string | undefined => {
  const lines = text.split(/\r?\n/)
  const at = lines.findIndex((line) => line.startsWith('#EXT-X-STREAM-INF'))
  if (at < 0) return undefined
  const address = lines.slice(at + 1).find((line) => line && !line.startsWith('#'))
  return address ? absolute(address, base) : undefined
}

/** State of the tags that apply to the following segments. */
type State = {
  base: string
  sequence: number
  keyLine: string | undefined
  range: Segment['range']
  /** Where a byte range without a start begins. */
  nextStart: number
  segments: Segment[]
}

const readRange = (state: State, value: string): Segment['range'] => {
  const [length = 0, start = state.nextStart] = value.split('@').map(Number)
  state.nextStart = start + length
  return { start, end: start + length - 1 }
}

const add = (state: State, address: string, range: Segment['range']) => {
  const { base, keyLine, sequence, segments } = state
  const keyAddress = keyLine && attribute(keyLine, 'URI')
  const key = keyAddress
    ? { url: absolute(keyAddress, base), iv: vectorOf(keyLine ?? '', sequence) }
    : null
  segments.push({ url: absolute(address, base), range, key })
}

const TAGS: Record<string, (state: State, line: string) => void> = {
  '#EXT-X-MEDIA-SEQUENCE'(state, line) {
    state.sequence = Number(line.split(':')[1]) || 0
  },
  '#EXT-X-BYTERANGE'(state, line) {
    state.range = readRange(state, line.slice(line.indexOf(':') + 1))
  },
  '#EXT-X-KEY'(state, line) {
    const method = attribute(line, 'METHOD')
    if (method !== 'NONE' && method !== 'AES-128') throw new DownloadRefusedError('paid', 'DRM')
    state.keyLine = method === 'NONE' ? undefined : line
  },
  '#EXT-X-MAP'(state, line) {
    const address = attribute(line, 'URI')
    const bytes = attribute(line, 'BYTERANGE')
    if (address) add(state, address, bytes ? readRange(state, bytes) : null)
  },
}

const readLine = (state: State, line: string) => {
  if (line.startsWith('#')) {
    TAGS[line.split(':', 1)[0] ?? '']?.(state, line)
  } else if (line) {
    add(state, line, state.range)
    state.range = null
    state.sequence += 1
  }
}

/** The segments of a media playlist in order, the initialisation segment first. */
export const readPlaylist = (text: string, base: string): Segment[] => {
  if (!text.trimStart().startsWith('#EXTM3U')) {
    throw new DownloadRefusedError('source-down', 'not a playlist')
  }
  if (!text.includes('#EXT-X-ENDLIST')) throw new DownloadRefusedError('live', 'no end of the list')
  const segments: Segment[] = []
  const state = { base, sequence: 0, keyLine: undefined, range: null, nextStart: 0, segments }
  for (const line of text.split(/\r?\n/)) readLine(state, line.trim())
  if (segments.length === 0) throw new DownloadRefusedError('nothing', 'empty playlist')
  if (segments.length > MOST_SEGMENTS) throw new DownloadRefusedError('too-long')
  return segments
}
