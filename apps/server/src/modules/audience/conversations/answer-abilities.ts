import type { AnswerAbilities } from '@kadr/contract/audience/conversations'
import { windowEnd } from '@kadr/domain/audience/answer-times'
import { showHandle } from '@kadr/domain/publishing/networks/show-handle'
import { HOUR_MS } from '@kadr/kit/durations'
import { adapters, type ConversationAbilities } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import { type FaceRow, findFace } from './accounts.repository.ts'
import type { ThreadRow } from './intake.repository.ts'

/** What the network and the scopes of the account allow; null where the network gives nothing. */
export const abilitiesOf = ({
  network,
  details,
  scopes,
}: FaceRow['connection']): ConversationAbilities | null =>
  adapters[network].conversations?.abilities({ details, scopes }) ?? null

/** Russian: why an answer can't be sent now; undefined when it can. */
export const whyNoAnswer = ({
  face: { connection, account },
  thread,
  abilities,
  now,
}: {
  face: FaceRow
  thread: Pick<ThreadRow, 'kind' | 'windowEndsAt' | 'count'>
  abilities: ConversationAbilities | null
  now: Date
}): string | undefined => {
  const { title } = adapters[connection.network]
  if (!abilities?.canAnswer) return `${title} не даёт отвечать из программ`
  if (connection.access !== 'active') return 'Подключите аккаунт заново, чтобы отвечать'
  if (connection.isReadOnly) return 'Аккаунт не входит в тариф, отвечать от него нельзя'
  if (!account?.isOn) return 'Входящие этого аккаунта выключены'
  if (thread.windowEndsAt && thread.windowEndsAt <= now) {
    const hours = Math.round((abilities.directWindowMs ?? 0) / HOUR_MS)
    return `${title} даёт ответить в диалоге за ${hours} ч после последнего сообщения, они прошли`
  }
  return undefined
}

/** A private answer to the comment can be sent until then. */
const privateUntil = (
  thread: ThreadRow,
  abilities: ConversationAbilities | null,
  now: Date,
): string | null => {
  const port = adapters[thread.network].conversations
  if (thread.kind !== 'comments' || !port?.privateAnswer) return null
  const lastAt = thread.unansweredSince ?? thread.lastItemAt
  const until = windowEnd({ lastAt, windowMs: abilities?.privateReplyWindowMs ?? null })
  return until && until > now ? until.toISOString() : null
}

const listMaximums = (rule: ConversationAbilities['answerText'] | undefined) => [
  ...(rule?.maximums ?? []),
]

const actsOf = (network: ThreadRow['network'], abilities: ConversationAbilities | null) => {
  const port = adapters[network].conversations
  return {
    canHide: Boolean(abilities?.canHide && port?.hide),
    canDelete: Boolean(abilities?.canDelete && port?.remove),
    canLike: Boolean(abilities?.canLike && port?.like),
  }
}

export const describeAbilities = async ({
  ctx,
  thread,
}: {
  ctx: AppContext
  thread: ThreadRow
}): Promise<AnswerAbilities> => {
  const face = await findFace({ db: ctx.db, connectionId: thread.connectionId })
  if (!face) throw new Error('A thread has no account')
  const { title, handle } = face.connection
  const abilities = abilitiesOf(face.connection)
  const now = ctx.clock.now()
  const text = thread.kind === 'direct' ? abilities?.directText : abilities?.answerText
  return {
    refusal: whyNoAnswer({ face, thread, abilities, now }) ?? null,
    answersAs: handle ? showHandle(handle) : title,
    note: abilities?.note ?? null,
    maximums: listMaximums(text),
    privateMaximums: listMaximums(abilities?.directText),
    noPictureReason: abilities?.canAnswerWithPicture
      ? null
      : `${adapters[thread.network].title} не принимает картинку в ответе`,
    privateReplyUntil: privateUntil(thread, abilities, now),
    ...actsOf(thread.network, abilities),
  }
}
