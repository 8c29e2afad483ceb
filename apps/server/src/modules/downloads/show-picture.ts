import { type DownloadSource, downloadSource, showDownloadPicture } from '@kadr/contract/downloads'
import { UserError } from '@kadr/domain/app-error'
import { allSources } from '@kadr/downloads'
import { HOUR_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../context.ts'
import { drawPicture, fetchPicture } from '../proxy-image/index.ts'
import type { Desk } from './desk.ts'

const PLACE = { table: 'downloads', rowId: 'picture', field: 'url' }
const sealedPicture = z.object({ source: downloadSource, url: z.string(), until: z.number() })

/** The picture through our server: sources forbid others to embed theirs. */
export const pictureAddress = ({
  ctx,
  source,
  url,
}: {
  ctx: Pick<AppContext, 'vault' | 'clock'>
  source: DownloadSource
  url: string | null
}): string | null => {
  if (url === null) return null
  const until = ctx.clock.now().getTime() + HOUR_MS
  const key = ctx.vault.seal({ ...PLACE, text: JSON.stringify({ source, url, until }) })
  return `/api${showDownloadPicture.path}?${new URLSearchParams({ key })}`
}

const openKey = (ctx: AppContext, sealed: string) => {
  try {
    const read = z.parse(sealedPicture, JSON.parse(ctx.vault.open({ ...PLACE, sealed })))
    if (read.until > ctx.clock.now().getTime()) return read
  } catch {
    // Told below, like an expired one.
  }
  throw new UserError({ code: 'LINK_EXPIRED', userMessage: 'Картинка устарела' })
}

/** Fetched from hosts of its source alone and drawn anew: only pixels get through. */
export const showPicture = async ({
  ctx,
  desk,
  key,
}: {
  ctx: AppContext
  desk: Desk
  key: string
}): Promise<Buffer> => {
  const { source, url } = openKey(ctx, key)
  const { hosts, mediaHosts } = allSources[source]
  const outside = await desk.outside()
  return drawPicture(
    await fetchPicture({ fetch: outside.fetchFrom([...hosts, ...mediaHosts]), url }),
  )
}
