import { useStorageUse } from '../../../../media/api/media.queries.ts'
import { StorageMeter } from '../../../../media/resources/storage-meter.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/feedback/skeleton.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { copy } from '../copy.ts'

export const StorageCard = () => {
  const { data: storage, isError } = useStorageUse()
  return (
    <Card>
      {storage ? <StorageMeter storage={storage} /> : null}
      {!storage && isError ? <p className="text-label text-ink-3">{copy.storageFailed}</p> : null}
      {storage || isError ? null : (
        <SkeletonGroup label={copy.loading}>
          <Skeleton className="h-14 w-full" />
        </SkeletonGroup>
      )}
    </Card>
  )
}
