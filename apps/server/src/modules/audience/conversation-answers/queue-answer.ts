import { UNDO_MS, windowEnd } from '@kadr/domain/audience/answer-times'
import { fitsText } from '@kadr/domain/publishing/networks/count-text'
import type { TextRule } from '@kadr/domain/publishing/networks/limits'
import { adapters, type ConversationAbilities } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { appendEvent } from '../../../platform/events/append-events.ts'
import { getResources } from '../../library/resources/index.ts'
import {
  abilitiesOf,
  conflict,
  findFace,
  findItem,
  findLastOfPerson,
  type ItemRow,
  invalid,
  noItem,
  type ThreadRow,
  updateThread,
  whyNoAnswer,
} from '../conversations/index.ts'
import {
  type AnswerRow,
  findAnswerByKey,
  hasPrivateAnswer,
  insertAnswer,
} from './answers.repository.ts'

export type GivenAnswer = {
  text: string
  mediaId: string | null
  itemId: string | null
  isPrivate: boolean
  key: string
}

type Queueing = {
  ctx: AppContext
  tx: Tx
  /** Locked. */
  thread: ThreadRow
  answer: GivenAnswer
  by: { authorId: string } | { ruleId: string }
}

const findAnswered = async ({ tx, thread, answer }: Queueing): Promise<ItemRow> => {
  const item = answer.itemId
    ? await findItem({ db: tx, id: answer.itemId })
    : await findLastOfPerson({ db: tx, conversationId: thread.id })
  if (!item || item.conversationId !== thread.id || item.isOurs) throw noItem()
  if (item.deletedAt) throw conflict('Это сообщение удалено, ответить на него нельзя')
  return item
}

const describeRule = (rule: TextRule) =>
  rule.maximums.map(({ max }) => max).sort((a, b) => a - b)[0]

const assertFits = (text: string, rule: TextRule) => {
  if (fitsText({ text, rule })) return
  throw invalid('text', `Слишком длинно: сеть берёт не больше ${describeRule(rule)} знаков`)
}

const assertPicture = async (
  { ctx, thread, answer }: Queueing,
  abilities: ConversationAbilities,
) => {
  if (!answer.mediaId) return
  if (!abilities.canAnswerWithPicture) {
    throw invalid('mediaId', `${adapters[thread.network].title} не принимает картинку в ответе`)
  }
  const [row] = await getResources({ ctx, workspaceId: thread.workspaceId, ids: [answer.mediaId] })
  if (row?.kind !== 'image') throw invalid('mediaId', 'Выберите картинку')
}

/** End of the time in which a private answer is taken; undefined where none can be given. */
const privateEnd = async (
  { ctx, tx, thread }: Queueing,
  item: ItemRow,
  abilities: ConversationAbilities,
): Promise<Date> => {
  const conversations = adapters[thread.network].conversations
  const until = windowEnd({ lastAt: item.happenedAt, windowMs: abilities.privateReplyWindowMs })
  if (thread.kind !== 'comments' || !conversations?.privateAnswer || until === null) {
    throw conflict(`${adapters[thread.network].title} не даёт ответить на комментарий в личные`)
  }
  if (until <= ctx.clock.now()) throw conflict('Время ответа в личные прошло')
  if (await hasPrivateAnswer({ tx, itemId: item.id })) {
    throw conflict('На этот комментарий в личные уже ответили: сеть даёт один раз')
  }
  return until
}

/**
 * Puts an answer of a person or a rule in line. Nothing is sent before the time to take it back has passed. Idempotent
 * by key.
 */
export const queueAnswer = async (queueing: Queueing): Promise<AnswerRow> => {
  const { ctx, tx, thread, answer, by } = queueing
  const { workspaceId, connectionId } = thread
  const earlier = await findAnswerByKey({ db: tx, workspaceId, key: answer.key })
  if (earlier) {
    if (earlier.conversationId === thread.id && earlier.text === answer.text) return earlier
    throw conflict('Этот запрос уже выполнен с другим ответом')
  }
  const now = ctx.clock.now()
  const face = await findFace({ db: tx, connectionId })
  const abilities = face ? abilitiesOf(face.connection) : null
  const refusal = face
    ? whyNoAnswer({ face, thread, abilities, now })
    : 'Аккаунт отключён, отвечать от него нельзя'
  if (refusal || !abilities) throw conflict(refusal ?? 'Ответить нельзя')
  const item = await findAnswered(queueing)
  const isToPerson = answer.isPrivate || thread.kind === 'direct'
  assertFits(answer.text, isToPerson ? abilities.directText : abilities.answerText)
  await assertPicture(queueing, abilities)
  const expiresAt = answer.isPrivate
    ? await privateEnd(queueing, item, abilities)
    : thread.windowEndsAt
  const sendAfter = new Date(now.getTime() + UNDO_MS)
  const row = await insertAnswer({
    tx,
    values: {
      ...by,
      workspaceId,
      connectionId,
      conversationId: thread.id,
      itemId: item.id,
      isPrivate: answer.isPrivate,
      text: answer.text,
      mediaId: answer.mediaId,
      key: answer.key,
      sendAfter,
      nextAt: sendAfter,
      expiresAt,
    },
  })
  if (!row) throw conflict('Этот запрос уже выполняется')
  await updateThread({
    tx,
    id: thread.id,
    values: { state: 'answered', snoozedUntil: null, version: thread.version + 1 },
  })
  await appendEvent({
    tx,
    kind: 'conversation.changed',
    workspaceId,
    subjectId: thread.id,
    actorId: 'authorId' in by ? by.authorId : null,
    payload: {},
  })
  return row
}
