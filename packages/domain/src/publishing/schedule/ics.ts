export type IcsEvent = {
  uid: string
  at: Date
  minutes: number
  title: string
  details: string
  url: string
  /** Not planned yet: shown as tentative. */
  isDraft: boolean
}

const LONGEST_LINE = 75

/** «20260310T090000Z» */
const stamp = (at: Date) => `${at.toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`

const escapeText = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', String.raw`\;`)
    .replaceAll(',', String.raw`\,`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '')

const bytesOf = (letter: string) => new TextEncoder().encode(letter).length

/** RFC 5545, 3.1: a line has at most 75 octets, its rest begins with a space; letters stay whole. */
const fold = (line: string): string => {
  let folded = ''
  let length = 0
  for (const letter of line) {
    const bytes = bytesOf(letter)
    if (length + bytes > LONGEST_LINE) {
      folded += '\r\n '
      length = 1
    }
    folded += letter
    length += bytes
  }
  return folded
}

const writeEvent = (event: IcsEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(event.at)}`,
  `DTEND:${stamp(new Date(event.at.getTime() + event.minutes * 60_000))}`,
  `SUMMARY:${escapeText(event.title)}`,
  `DESCRIPTION:${escapeText(event.details)}`,
  `URL:${event.url}`,
  `STATUS:${event.isDraft ? 'TENTATIVE' : 'CONFIRMED'}`,
  // A publication takes no time of the person.
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** A calendar that other programs subscribe to. */
export const writeIcs = ({
  name,
  events,
  now,
}: {
  name: string
  events: readonly IcsEvent[]
  now: Date
}): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kadr//Calendar//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => writeEvent(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
