import type { Resource } from '@kadr/contract/library/resources'
import { isInProgress, type UploadItem } from './upload-item.ts'

/**
 * The uploads to report now, in the order of `awaited`. One that is still in progress holds back those after it; one
 * that failed does not, and is reported when a retry succeeds.
 */
export const collectFinished = ({
  awaited,
  items,
}: {
  awaited: readonly string[]
  items: readonly UploadItem[]
}): { resources: Resource[]; awaited: string[] } => {
  const resources: Resource[] = []
  const left: string[] = []
  let isHeld = false
  for (const id of awaited) {
    const item = items.find((candidate) => candidate.id === id)
    // Cancelled by the user.
    if (!item) continue
    if (item.resource && !isHeld) {
      resources.push(item.resource)
      continue
    }
    left.push(id)
    isHeld ||= isInProgress(item)
  }
  return { resources, awaited: left }
}
