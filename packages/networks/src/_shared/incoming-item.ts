import type { IncomingItem } from '../conversations.ts'

type Given = Pick<IncomingItem, 'externalId' | 'rootExternalId' | 'author' | 'happenedAt'> &
  Partial<IncomingItem>

/** A comment as most networks tell it; what differs is given. */
export const createItem = (given: Given): IncomingItem => ({
  kind: 'comment',
  parentExternalId: null,
  isOurs: false,
  text: '',
  media: [],
  editedAt: null,
  isDeleted: false,
  isHidden: false,
  held: 'none',
  url: null,
  details: {},
  ...given,
})

/** Some networks name the post, or the comment itself, as the parent of a comment on the post. */
export const parentOf = (of: {
  id: string
  root: string
  parent: string | null | undefined
}): string | null => (!of.parent || of.parent === of.root || of.parent === of.id ? null : of.parent)

/** Nobody is told as the author: each such item is of a stranger of its own. */
export const nobody = (itemId: string): IncomingItem['author'] => ({
  externalId: `nobody:${itemId}`,
  name: null,
  handle: null,
})
