import type { FoundItem, ListItems } from '../metrics.ts'
import { callApi } from './api.ts'
import { type OwnPin, ownPinPage } from './wire.ts'

const PAGE = 100

const kindOf = ({ media }: OwnPin): FoundItem['kind'] => {
  if (media?.media_type?.includes('video')) return 'video'
  return media?.media_type?.startsWith('multiple') ? 'images' : 'image'
}

const present = (pin: OwnPin): FoundItem => ({
  externalId: pin.id,
  details: {},
  publishedAt: new Date(pin.created_at),
  caption: [pin.title, pin.description].filter(Boolean).join('\n\n'),
  kind: kindOf(pin),
  durationSeconds: null,
  permalink: `https://www.pinterest.com/pin/${pin.id}/`,
  thumbnailUrl: Object.values(pin.media?.images ?? {})[0]?.url ?? null,
})

/** All pins of the account, newest first, with their figures. */
export const readPinPage = (input: Parameters<ListItems>[0]) =>
  callApi({
    ctx: input.ctx,
    account: input.account,
    method: 'GET',
    path: '/pins',
    query: {
      page_size: PAGE,
      pin_metrics: 'true',
      ...(input.cursor && { bookmark: input.cursor }),
    },
    schema: ownPinPage,
  })

export const list: ListItems = async (input) => {
  const read = await readPinPage(input)
  if (read.kind === 'failed') return { kind: 'failed', failure: read.failure }
  return {
    kind: 'found',
    items: read.data.items.map(present),
    next: read.data.bookmark ?? null,
  }
}
