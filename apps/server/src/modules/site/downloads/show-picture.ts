import {
  type DownloadSource,
  downloadSource,
  showDownloadPicture,
} from '@kadr/contract/site/downloads'
import { UserError } from '@kadr/domain/base/app-error'
import { allSources } from '@kadr/downloads'
import { HOUR_MS } from '@kadr/kit/durations'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import { drawPicture, fetchPicture } from '../../../platform/proxy-image/index.ts'
import type { DownloadService } from './download-service.ts'

const PLACE = { table: 'downloads', rowId: 'picture', field: 'url' }
const sealedPicture = z.object({ source: downloadSource, url: z.string(), until: z.number() })

/** The picture is proxied by our server: sources forbid embedding. */
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
    // Refused below, like an expired one.
  }
  throw new UserError({ code: 'LINK_EXPIRED', userMessage: 'Картинка устарела' })
}

/** Fetched only from hosts of its source and re-encoded: only pixels get through. */
export const showPicture = async ({
  ctx,
  service,
  key,
}: {
  ctx: AppContext
  service: DownloadService
  key: string
}): Promise<Buffer> => {
  const { source, url } = openKey(ctx, key)
  const { hosts, mediaHosts } = allSources[source]
  const outside = await service.outside()
  return drawPicture(
    await fetchPicture({ fetch: outside.fetchFrom([...hosts, ...mediaHosts]), url }),
  )
}
