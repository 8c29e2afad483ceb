import type { ConversationKind } from '@kadr/contract/audience/conversation'
import { isQuestion, questionKeyOf, readTone } from '@kadr/domain/audience/read-words'
import type { IncomingItem } from '@kadr/networks'
import type { ItemRow } from './intake.repository.ts'

const MAX_TEXT = 10_000
const MAX_NAME = 200
const MAX_MEDIA = 20
/** No network is older. */
const EARLIEST = Date.UTC(2005, 0, 1)

/** PostgreSQL takes neither a NUL nor half of a pair. */
const clean = (text: string, max: number) =>
  text.replaceAll('\u0000', '').slice(0, max).toWellFormed()
const cleanOrNull = (text: string | null) => (text === null ? null : clean(text, MAX_NAME) || null)

const KINDS: Record<IncomingItem['kind'], ConversationKind> = {
  comment: 'comments',
  mention: 'mentions',
  direct: 'direct',
}

const isMoment = (date: Date) => date.getTime() >= EARLIEST

/** What a stranger sent, made storable: data of a limited size, with a time that has been. */
export const cleanItem = ({
  item,
  known,
  now,
}: {
  item: IncomingItem
  /** As it is stored: what is not told stays. */
  known: Pick<ItemRow, 'isHidden' | 'held'> | undefined
  now: Date
}) => {
  const text = item.isDeleted ? '' : clean(item.text, MAX_TEXT)
  const happenedAt = isMoment(item.happenedAt) && item.happenedAt <= now ? item.happenedAt : now
  return {
    kind: KINDS[item.kind],
    externalId: item.externalId,
    rootExternalId: item.rootExternalId,
    // Some networks name the post itself as the parent.
    parentExternalId:
      item.parentExternalId === item.rootExternalId && item.kind === 'comment'
        ? null
        : item.parentExternalId,
    authorExternalId: item.author.externalId,
    authorName: item.isDeleted ? null : cleanOrNull(item.author.name),
    authorHandle: item.isDeleted ? null : cleanOrNull(item.author.handle),
    isOurs: item.isOurs,
    text,
    media: item.isDeleted ? [] : item.media.slice(0, MAX_MEDIA).map((one) => ({ ...one })),
    happenedAt,
    editedAt: item.editedAt,
    isHidden: item.isHidden ?? known?.isHidden ?? false,
    held: item.held ?? known?.held ?? ('none' as const),
    url: item.url,
    details: { ...item.details },
    tone: item.isOurs ? ('none' as const) : readTone(text),
    isQuestion: !item.isOurs && isQuestion(text),
    questionKey: item.isOurs ? null : questionKeyOf(text),
  }
}
export type CleanItem = ReturnType<typeof cleanItem>
