import type { AnswerState } from '@kadr/contract/audience/conversation'

export type JudgedReply = { text: string; state: AnswerState }

export type ReplyVerdict = {
  comments: number
  /** Comments of strangers that are not in the list, and those that are twice. */
  missed: number
  takenTwice: number
  sent: number
  refused: number
  /** Nobody can tell: a person is asked. */
  inDoubt: number
  doubled: number
  /** Told as sent, and not at the network. */
  lost: number
  /** Told as not sent, and at the network. */
  untrue: number
  stuck: number
}

const NOT_SENT: ReadonlySet<AnswerState> = new Set(['rejected', 'absent', 'expired', 'cancelled'])
const OPEN: ReadonlySet<AnswerState> = new Set(['queued', 'submitting', 'unknown'])

const countTexts = (texts: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

/** `atNetwork` are all comments of the networks, ours too; `taken` what is in the list of the application. */
export const judgeReplies = ({
  comments,
  replies,
  atNetwork,
  taken,
}: {
  comments: readonly string[]
  replies: readonly JudgedReply[]
  atNetwork: readonly string[]
  taken: readonly string[]
}): ReplyVerdict => {
  const arrived = countTexts(atNetwork)
  const listed = countTexts(taken)
  const count = (is: (reply: JudgedReply) => boolean) => replies.filter(is).length
  const timesOf = ({ text }: JudgedReply) => arrived.get(text) ?? 0
  return {
    comments: comments.length,
    missed: comments.filter((text) => !listed.has(text)).length,
    takenTwice: comments.filter((text) => (listed.get(text) ?? 0) > 1).length,
    sent: count(({ state }) => state === 'sent'),
    refused: count(({ state }) => NOT_SENT.has(state)),
    inDoubt: count(({ state }) => state === 'needs_attention'),
    doubled: count((reply) => timesOf(reply) > 1),
    lost: count((reply) => reply.state === 'sent' && timesOf(reply) === 0),
    untrue: count((reply) => NOT_SENT.has(reply.state) && timesOf(reply) > 0),
    stuck: count(({ state }) => OPEN.has(state)),
  }
}

export const isReplyClean = (verdict: ReplyVerdict): boolean =>
  verdict.missed +
    verdict.takenTwice +
    verdict.doubled +
    verdict.lost +
    verdict.untrue +
    verdict.stuck ===
  0
