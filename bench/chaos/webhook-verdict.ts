export type ReceivedWebhook = {
  /** Of the receiver. */
  name: string
  /** Of the message. */
  id: string
  subject: string
  sequence: number
  /** Of the event. */
  title: string
  isForged: boolean
}

export type WebhookVerdict = {
  expected: number
  arrived: number
  /** Told as delivered, or to be delivered, and never arrived. */
  lost: number
  /** An event that came under two ids. */
  doubled: number
  /** Came more than once, always under the same id: what at-least-once means. */
  repeated: number
  /** First came after a later event of its subject. */
  disordered: number
  forged: number
  stuck: number
}

const firstsOf = (received: readonly ReceivedWebhook[]): ReceivedWebhook[] => {
  const seen = new Set<string>()
  return received.filter(({ name, id }) => {
    const key = `${name} ${id}`
    const isFirst = !seen.has(key)
    seen.add(key)
    return isFirst
  })
}

const countDisordered = (firsts: readonly ReceivedWebhook[]): number => {
  const last = new Map<string, number>()
  return firsts.filter(({ name, subject, sequence }) => {
    const key = `${name} ${subject}`
    const before = last.get(key) ?? 0
    last.set(key, Math.max(before, sequence))
    return sequence < before
  }).length
}

/** `received` in the order of arrival; every event is expected at every receiver. */
export const judgeWebhooks = ({
  names,
  titles,
  received,
  stuck,
}: {
  names: readonly string[]
  titles: readonly string[]
  received: readonly ReceivedWebhook[]
  stuck: number
}): WebhookVerdict => {
  const firsts = firstsOf(received)
  const events = new Set(firsts.map(({ name, title }) => `${name} ${title}`))
  const expected = names.flatMap((name) => titles.map((title) => `${name} ${title}`))
  return {
    expected: expected.length,
    arrived: events.size,
    lost: expected.filter((event) => !events.has(event)).length,
    doubled: firsts.length - events.size,
    repeated: received.length - firsts.length,
    disordered: countDisordered(firsts),
    forged: received.filter(({ isForged }) => isForged).length,
    stuck,
  }
}

export const isWebhookClean = ({ lost, doubled, disordered, forged, stuck }: WebhookVerdict) =>
  lost + doubled + disordered + forged + stuck === 0
