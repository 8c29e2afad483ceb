import type { Resource } from '@kadr/contract/resources'
import { useLiveResource } from '../api/media.queries.ts'
import { ResourceThumb } from './resource-thumb.tsx'

/** A picture outside the library's lists, which follow their files by themselves. */
export const LiveThumb = ({ resource }: { resource: Resource }) => (
  <ResourceThumb resource={useLiveResource(resource)} />
)
