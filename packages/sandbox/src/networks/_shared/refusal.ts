import type { FakeReply, FakeService } from '../fake-network.ts'
import type { Fault } from './faults.ts'

/** The error reply of a fault, in the network's format where it has one. */
export function createRefusal({
  fault,
  fake,
}: {
  fault: Fault
  fake: FakeService
}): FakeReply | undefined {
  if (fault.kind === 'scripted') return fault.reply
  if (fault.kind === 'rate-limited') {
    const retryAfterSeconds = fault.retryAfterSeconds
    return (
      fake.faultReply?.({ status: 429, retryAfterSeconds }) ?? {
        status: 429,
        ...(retryAfterSeconds !== undefined && {
          headers: { 'retry-after': String(retryAfterSeconds) },
        }),
        text: 'Too Many Requests',
      }
    )
  }
  if (fault.kind !== 'server-error' && fault.kind !== 'server-error-after') return undefined
  const status = fault.status ?? 503
  return (
    fake.faultReply?.({ status, retryAfterSeconds: undefined }) ?? {
      status,
      text: 'Service Unavailable',
    }
  )
}
