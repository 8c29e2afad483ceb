import { getEndpoint } from '../_shared/endpoint.ts'
import type { NetworkContext } from '../account.ts'
import type { FoundItem, ListItems } from '../metrics.ts'
import { callVk } from './call.ts'
import { kindOfToken, ownerOf } from './token.ts'
import { type VkPost, wallPage } from './wire.ts'

const PAGE = 100

const kindOf = ({ attachments }: VkPost): FoundItem['kind'] => {
  const types = attachments.map(({ type }) => type)
  if (types.includes('video')) return 'video'
  const photos = types.filter((type) => type === 'photo').length
  if (photos > 0) return photos > 1 ? 'images' : 'image'
  return types.includes('link') ? 'link' : 'text'
}

const present = (ctx: NetworkContext, post: VkPost): FoundItem => {
  const externalId = `${post.owner_id}_${post.id}`
  const [photo] = post.attachments.flatMap((attachment) => attachment.photo ?? [])
  const [video] = post.attachments.flatMap((attachment) => attachment.video ?? [])
  return {
    externalId,
    details: {},
    publishedAt: new Date(post.date * 1000),
    caption: post.text,
    kind: kindOf(post),
    durationSeconds: video?.duration ?? null,
    permalink: `${getEndpoint({ ctx, name: 'site' })}/wall${externalId}`,
    thumbnailUrl: photo?.sizes?.at(-1)?.url ?? null,
  }
}

/** Own posts; reposts of others are left out. */
export const list: ListItems = async ({ ctx, account, cursor }) => {
  if (kindOfToken(account) === 'key') return { kind: 'not_allowed', missingScopes: ['stats'] }
  const offset = Number(cursor ?? 0)
  const read = await callVk({
    ctx,
    token: account.tokens.accessToken,
    method: 'wall.get',
    params: { owner_id: ownerOf(account), count: PAGE, offset, filter: 'owner' },
    schema: wallPage,
  })
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  const { items, count } = read.data
  const next = offset + PAGE < count ? String(offset + PAGE) : null
  const own = items.filter(({ copy_history }) => copy_history === undefined)
  const found = own
    .map((post) => present(ctx, post))
    // A pinned post stands first whatever its age.
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
  return { kind: 'found', items: found, next }
}
