import { isLongVideo } from '@kadr/domain/library/video-cost'
import {
  makeLongRenditionJob,
  makeRenditionJob,
  processJob,
  processLongJob,
} from '../declared-jobs.ts'
import type { ResourceRow } from '../resources.repository.ts'

type QueuedResource = Pick<
  ResourceRow,
  'kind' | 'width' | 'height' | 'durationSeconds' | 'workspaceId'
>

const isLong = ({ kind, width, height, durationSeconds }: QueuedResource) =>
  kind === 'video' &&
  isLongVideo({ width: width ?? 0, height: height ?? 0, durationSeconds: durationSeconds ?? 0 })

/** Long videos have a separate queue, so that pictures do not wait for them. */
export const processingQueueOf = (row: QueuedResource) =>
  isLong(row) ? processLongJob : processJob

export const renditionQueueOf = (row: QueuedResource) =>
  isLong(row) ? makeLongRenditionJob : makeRenditionJob

/** One job per workspace at a time; the starter pack counts as one workspace. */
export const queueGroupOf = ({ workspaceId }: Pick<ResourceRow, 'workspaceId'>): string =>
  workspaceId ?? 'starter'
