import { getEndpoint } from '../_shared/endpoint.ts'
import { parseOr } from '../_shared/parse.ts'
import type { Playlist } from '../account-options.ts'
import type { NetworkAdapter } from '../network-adapter.ts'
import { explainFailure } from './failures.ts'
import { playlistList } from './wire.ts'

const PAGE_SIZE = 50
/** Page limit for channels with very many playlists. */
const MAX_PAGES = 8

/** Playlists of the channel: one unit of quota per fifty. */
export const accountOptions: NetworkAdapter['accountOptions'] = async ({ ctx, account }) => {
  const playlists: Playlist[] = []
  let pageToken: string | undefined
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const outcome = await ctx.http({
      method: 'GET',
      url: `${getEndpoint({ ctx, name: 'api' })}/playlists`,
      query: { part: 'snippet', mine: 'true', maxResults: PAGE_SIZE, pageToken },
      headers: { authorization: `Bearer ${account.tokens.accessToken}` },
    })
    const read =
      outcome.kind === 'replied' && outcome.reply.status === 200
        ? parseOr(playlistList, outcome.reply.body)
        : undefined
    if (!read) {
      return { kind: 'failed', failure: explainFailure({ outcome, now: ctx.clock.now() }) }
    }
    for (const { id, snippet } of read.items ?? []) playlists.push({ id, title: snippet.title })
    pageToken = read.nextPageToken
    if (!pageToken) break
  }
  return { kind: 'found', options: { playlists } }
}
