import type { DownloadSource } from '@kadr/contract/site/downloads'
import { facebook } from './facebook/index.ts'
import { instagram } from './instagram/index.ts'
import { linkedin } from './linkedin/index.ts'
import { pinterest } from './pinterest/index.ts'
import { reddit } from './reddit/index.ts'
import { soundcloud } from './soundcloud/index.ts'
import type { Source } from './source.ts'
import { tiktok } from './tiktok/index.ts'
import { twitter } from './twitter/index.ts'
import { youtube } from './youtube/index.ts'

/** A new source is added here and to `downloadSource` of the contract. */
export const allSources: Record<DownloadSource, Source> = {
  tiktok,
  youtube,
  instagram,
  pinterest,
  twitter,
  reddit,
  facebook,
  linkedin,
  soundcloud,
}
