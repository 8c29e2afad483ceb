import { composeSettings, composeText } from '@kadr/domain/publishing/posts/compose-text'
import type { NetworkAdapter, Publication } from '@kadr/networks'
import * as z from 'zod/mini'
import type { AppContext } from '../../../context.ts'
import type { TargetRow } from '../targets/index.ts'
import type { PostRow } from './posts.repository.ts'
import { type FrozenFile, frozenFile, type PublicationMedia } from './publication-media.ts'

const frozenPublication = z.object({
  key: z.string(),
  text: z.string(),
  media: z.array(frozenFile),
  cover: z._default(z.nullable(frozenFile), null),
  isAdvertising: z._default(z.boolean(), false),
  settings: z.unknown(),
  startedAt: z.iso.datetime(),
})
export type FrozenPublication = z.infer<typeof frozenPublication>

/** The content of every attempt, stored before the first one. */
export const freezePublication = ({
  target,
  post,
  signature,
  settings,
  media,
  cover,
  now,
}: {
  target: TargetRow
  post: PostRow
  /** Of the account. */
  signature: string
  settings: unknown
  media: FrozenFile[]
  cover: FrozenFile | null
  now: Date
}): FrozenPublication => ({
  key: target.id,
  text: composeText({
    text: post.text,
    override: { text: target.overrideText },
    signature,
    settings: target.settings,
    network: target.network,
    utm: post.utm,
    erid: post.erid,
    advertiser: post.advertiser,
  }),
  media,
  cover,
  isAdvertising: post.erid.trim() !== '',
  settings,
  startedAt: now.toISOString(),
})

/** Undefined when the settings do not match the network's schema. */
export const parseSettings = ({
  adapter,
  target,
  post,
}: {
  adapter: NetworkAdapter
  target: TargetRow
  post: PostRow
}): { value: unknown } | undefined => {
  const parsed = adapter.settings.safeParse(
    composeSettings({ settings: target.settings, network: target.network, utm: post.utm }),
  )
  return parsed.success ? { value: parsed.data } : undefined
}

/** What was frozen, without its files. */
export const readFrozen = ({ publication }: Pick<TargetRow, 'publication'>): FrozenPublication =>
  frozenPublication.parse(publication)

export const thawPublication = ({
  ctx,
  media,
  target,
}: {
  ctx: AppContext
  media: PublicationMedia
  target: TargetRow
}): Publication => {
  const { cover, ...frozen } = readFrozen(target)
  return {
    ...frozen,
    ...(cover && { cover: media.open({ ctx, file: cover }) }),
    media: frozen.media.map((file) => media.open({ ctx, file })),
    startedAt: new Date(frozen.startedAt),
  }
}
