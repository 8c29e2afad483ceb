import { MINUTE_MS } from '@kadr/kit/durations'
import type { Read } from '../_shared/read-reply.ts'
import type { Account, NetworkContext } from '../network-adapter.ts'
import type { Publication } from '../publish.ts'
import { callVk } from './call.ts'
import { ownerOf } from './token.ts'
import { type VkPost, wallPage } from './wire.ts'

const PAGE = 100
/** Allowed clock skew. */
const SKEW_MS = MINUTE_MS

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

const filesOf = ({ attachments }: VkPost): string[] =>
  attachments.flatMap(({ type, photo, video }) => {
    const file = photo ?? video
    return file ? [`${type}${file.owner_id}_${file.id}`] : []
  })

/** Our post on the wall: by its files, which are only in it, or by its text and time. */
export async function findOnWall(of: {
  ctx: NetworkContext
  account: Account
  publication: Publication
  files: readonly string[]
}): Promise<Read<string | undefined>> {
  const { ctx, account, publication, files } = of
  const read = await callVk({
    ctx,
    token: account.tokens.accessToken,
    method: 'wall.get',
    params: { owner_id: ownerOf(account), count: PAGE, filter: 'owner' },
    schema: wallPage,
  })
  if (read.kind === 'failed') return read
  const since = publication.startedAt.getTime() - SKEW_MS
  const [first] = files
  const found = read.data.items.find((post) =>
    first === undefined
      ? post.date * 1000 >= since && plain(post.text) === plain(publication.text)
      : filesOf(post).includes(first),
  )
  return { kind: 'ok', data: found?.id }
}
