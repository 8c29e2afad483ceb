import { type DomainEvent, EVENT_KINDS, type EventKind, eventPayloads } from '@kadr/contract/events'
import * as z from 'zod/mini'
import type { EventRow } from './event-log.ts'

/** The schema is chosen by the row's kind, so the payload is of that kind. */
const asEvent = (event: Omit<EventRow, 'position' | 'key'>): DomainEvent => event as DomainEvent

const isKnown = (kind: string): kind is EventKind =>
  EVENT_KINDS.some((candidate) => candidate === kind)

/** Throws when the payload was written by a version with other schemas. */
export const readEvent = ({ position: _, key: __, ...row }: EventRow): DomainEvent => {
  if (!isKnown(row.kind)) throw new Error(`Unknown kind of event: ${row.kind}`)
  return asEvent({ ...row, payload: z.parse(eventPayloads[row.kind], row.payload) })
}
