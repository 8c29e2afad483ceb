type MessageState = 'waiting' | 'sending' | 'sent' | 'unknown' | 'failed'

/** A message of the outbox; its text names its chat and its number there. */
export type JudgedMessage = { chat: number; number: number; state: MessageState }

export type MessageVerdict = {
  sent: number
  /** May have arrived: Telegram did not answer, or the sender died after its claim. Never repeated. */
  unknown: number
  unknownArrived: number
  refusedByBlocked: number
  lost: number
  doubled: number
  outOfOrder: number
  stuck: number
}

const keyOf = ({ chat, number }: Pick<JudgedMessage, 'chat' | 'number'>) => `${chat}:${number}`

/** `arrivals` are texts as Telegram received them, oldest first. */
export const judgeMessages = ({
  messages,
  arrivals,
  blocked,
}: {
  messages: readonly JudgedMessage[]
  arrivals: readonly string[]
  blocked: ReadonlySet<number>
}): MessageVerdict => {
  const counts = new Map<string, number>()
  const last = new Map<string, number>()
  let outOfOrder = 0
  for (const text of arrivals) {
    counts.set(text, (counts.get(text) ?? 0) + 1)
    const [chat = '', number = '0'] = text.split(':')
    if (Number(number) < (last.get(chat) ?? -1)) outOfOrder += 1
    last.set(chat, Number(number))
  }
  const arrivedOf = (message: JudgedMessage) => counts.get(keyOf(message)) ?? 0
  const count = (is: (message: JudgedMessage) => boolean) => messages.filter(is).length
  return {
    sent: count(({ state }) => state === 'sent'),
    unknown: count(({ state }) => state === 'unknown'),
    unknownArrived: count((one) => one.state === 'unknown' && arrivedOf(one) > 0),
    refusedByBlocked: count(({ state, chat }) => state === 'failed' && blocked.has(chat)),
    lost: count(
      (one) =>
        (one.state === 'sent' && arrivedOf(one) === 0) ||
        (one.state === 'failed' && !blocked.has(one.chat)),
    ),
    doubled: [...counts.values()].filter((times) => times > 1).length,
    outOfOrder,
    stuck: count(({ state }) => state === 'waiting' || state === 'sending'),
  }
}

export const isMessageClean = ({ lost, doubled, outOfOrder, stuck }: MessageVerdict): boolean =>
  lost + doubled + outOfOrder + stuck === 0
