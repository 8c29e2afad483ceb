import type { Resource } from '@kadr/contract/resources'
import { useLiveResource } from '../api/media.queries.ts'
import { ResourceThumb } from './resource-thumb.tsx'

/** For pictures outside the library's lists, which update their files themselves. */
export const LiveThumb = ({ resource }: { resource: Resource }) => (
  <ResourceThumb resource={useLiveResource(resource)} />
)
