import { isLongVideo } from '@kadr/domain/video-cost'
import {
  makeLongRenditionJob,
  makeRenditionJob,
  processJob,
  processLongJob,
} from './declared-jobs.ts'
import type { ResourceRow } from './resources.repository.ts'

type Kept = Pick<ResourceRow, 'kind' | 'width' | 'height' | 'durationSeconds' | 'workspaceId'>

const isLong = ({ kind, width, height, durationSeconds }: Kept) =>
  kind === 'video' &&
  isLongVideo({ width: width ?? 0, height: height ?? 0, durationSeconds: durationSeconds ?? 0 })

/** Long videos have a queue of their own, so that a picture never waits for one. */
export const processingQueueOf = (row: Kept) => (isLong(row) ? processLongJob : processJob)

export const renditionQueueOf = (row: Kept) =>
  isLong(row) ? makeLongRenditionJob : makeRenditionJob

/** A workspace takes one place of a queue at a time; the starter pack counts as one. */
export const queueGroupOf = ({ workspaceId }: Pick<ResourceRow, 'workspaceId'>): string =>
  workspaceId ?? 'starter'
