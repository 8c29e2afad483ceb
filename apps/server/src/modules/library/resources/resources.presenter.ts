import type { Resource } from '@kadr/contract/library/resources'
import type { AppContext } from '../../../context.ts'
import { pageMediaUrl } from '../../../platform/storage/media-urls.ts'
import { ORIGINAL } from './blob-keys.ts'
import type { ResourceRow } from './resources.repository.ts'

export const presentResource = ({
  ctx,
  row,
}: {
  ctx: Pick<AppContext, 'secrets' | 'clock'>
  row: ResourceRow
}): Resource => {
  const url = (variant: string) => pageMediaUrl({ ctx, row, variant })
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    progress: row.progress,
    failure: row.failure,
    name: row.name,
    folderId: row.folderId,
    tags: row.tags,
    altText: row.altText,
    mimeType: row.mimeType,
    size: row.size,
    width: row.width,
    height: row.height,
    durationSeconds: row.durationSeconds,
    urls: {
      original: url(ORIGINAL),
      thumbnail: row.thumbnail && url(row.thumbnail),
      preview: row.preview && url(row.preview),
    },
    placeholder: row.placeholder,
    composition: row.composition,
    isStarter: row.isStarter,
    attribution: row.attribution,
    createdAt: row.createdAt.toISOString(),
  }
}
