import { adapters } from '@kadr/networks'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ChatAddress } from '../../../platform/outside/messengers/incoming.ts'
import { messengers } from '../../../platform/outside/messengers/messengers.ts'
import {
  queueDocument,
  queueMessage,
  queueVideo,
  storeFile,
} from '../../delivery/bot-outbox/index.ts'
import type { PostActor } from '../../publishing/posts/index.ts'
import { type BroughtFile, bringPublication } from '../../publishing/publisher/index.ts'
import { copy } from './copy.ts'

type OfTarget = {
  ctx: AppContext
  tx: Tx
  actor: PostActor
  place: ChatAddress
  postId: string
  targetId: string
  /** A press of the same button again brings nothing twice. */
  version: number
}

type Part = OfTarget & { key: string; to: Parameters<typeof queueMessage>[0]['to'] }

/** As a file where it is a picture: messengers make pictures smaller. A large video is a link. */
const queueFile = async ({ ctx, tx, key, to }: Part, file: BroughtFile): Promise<void> => {
  if (file.size > messengers[to.messenger].maxFetchedBytes) {
    const content = { title: file.name, text: `${copy.fileTooBig}\n${file.url}`, rows: [] }
    await queueMessage({ ctx, tx, key, to, content })
    return
  }
  if (file.kind === 'video') {
    await queueVideo({ ctx, tx, key, to, url: file.url, caption: file.name })
    return
  }
  const stored = await storeFile({
    ctx,
    bytes: await file.read(),
    name: file.name,
    type: file.mimeType,
  })
  const content = { title: file.name, text: '', rows: [] }
  await queueDocument({ ctx, tx, key, to, file: stored, content })
}

/** Files first, then each text as a message of its own, so that it is copied whole; the place comes last. */
export const bringHandover = async (of: OfTarget): Promise<void> => {
  const { ctx, tx, actor, postId, targetId, version } = of
  const { userId, workspaceId } = actor
  const brought = await bringPublication({ ctx, workspaceId, postId, targetId })
  const to = { ...of.place, userId, workspaceId }
  const partOf = (name: string): Part => ({
    ...of,
    to,
    key: `hand:${targetId}:${version}:${userId}:${name}`,
  })
  for (const [index, file] of brought.files.entries()) {
    await queueFile(partOf(`file-${index}`), file)
  }
  const texts = [brought.title, brought.text, ...brought.comments].filter((text) => text !== '')
  for (const [index, text] of texts.entries()) {
    const content = { title: '', text, rows: [], isLong: true }
    await queueMessage({ ctx, tx, key: partOf(`text-${index}`).key, to, content })
  }
  const { title } = adapters[brought.network]
  const { placeUrl } = brought
  const rows = placeUrl === null ? [] : [[{ text: copy.open(title), url: placeUrl }]]
  const text = placeUrl ?? copy.openYourself(title)
  const content = { title: copy.placeOf(title), text, rows }
  await queueMessage({ ctx, tx, key: partOf('place').key, to, content })
}
