import { getEndpoint } from '../_shared/endpoint.ts'
import { parseOr } from '../_shared/parse.ts'
import type { PublishInput } from '../publish.ts'
import { settings } from './settings.ts'
import { playlistItems } from './wire.ts'

const GONE =
  'В плейлист видео не попало: плейлиста больше нет. Выберите другой в Творческой студии.'
const FAILED = 'Добавить видео в плейлист не удалось: сделайте это в Творческой студии.'

/** Adds an uploaded video to the playlist. The video is published in any case: a failure becomes a notice. */
export async function addToPlaylist(
  { ctx, account, publication }: PublishInput,
  videoId: string,
): Promise<string | undefined> {
  const { playlistId } = settings.parse(publication.settings ?? {})
  if (!playlistId) return undefined
  const call = {
    url: `${getEndpoint({ ctx, name: 'api' })}/playlistItems`,
    headers: { authorization: `Bearer ${account.tokens.accessToken}` },
  }
  // A playlist accepts the same video twice: an earlier attempt may have added it.
  const listed = await ctx.http({
    ...call,
    method: 'GET',
    query: { part: 'id', playlistId, videoId },
  })
  if (listed.kind === 'silent') return FAILED
  if (listed.reply.status === 404) return GONE
  if (parseOr(playlistItems, listed.reply.body)?.items?.length) return undefined
  const added = await ctx.http({
    ...call,
    method: 'POST',
    query: { part: 'snippet' },
    json: { snippet: { playlistId, resourceId: { kind: 'youtube#video', videoId } } },
  })
  if (added.kind === 'silent') return FAILED
  if (added.reply.status < 300) return undefined
  return added.reply.status === 404 ? GONE : FAILED
}
