import type { ItemInThread } from '@kadr/networks'
import type { ItemRow } from './intake.repository.ts'

const KINDS = { comments: 'comment', mentions: 'mention', direct: 'direct' } as const

/** An item as its adapter is given it. */
export const toItemInThread = (item: ItemRow): ItemInThread => ({
  externalId: item.externalId,
  kind: KINDS[item.kind],
  rootExternalId: item.rootExternalId,
  parentExternalId: item.parentExternalId,
  author: {
    externalId: item.authorExternalId,
    name: item.authorName,
    handle: item.authorHandle,
  },
  happenedAt: item.happenedAt,
  isHidden: item.isHidden,
  held: item.held,
  details: item.details,
})
