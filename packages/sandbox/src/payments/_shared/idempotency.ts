import { createHash } from 'node:crypto'
import { DAY_MS } from '@kadr/kit/durations'
import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import type { PaymentWorld } from '../payment-fake.ts'

type StoredReply = { fingerprint: string; reply: FakeReply; at: number }

const fingerprintOf = ({ method, path, bytes }: FakeRequest) =>
  createHash('sha256').update(`${method} ${path}\n`).update(bytes).digest('hex')

/** Responses by idempotency key, kept for a day. Validation errors are not kept. */
export function createIdempotency({ world, id }: { world: PaymentWorld; id: string }) {
  const kept = world.memory.table<StoredReply>(`${id}/keys`)

  return {
    /** `conflict` is the response to a key reused with another body. */
    run: (of: {
      request: FakeRequest
      key: string
      conflict: FakeReply
      handle(): FakeReply
    }): FakeReply => {
      const now = world.clock.now().getTime()
      const fingerprint = fingerprintOf(of.request)
      const known = kept.get(of.key)
      if (known && now - known.at < DAY_MS) {
        return known.fingerprint === fingerprint ? known.reply : of.conflict
      }
      const reply = of.handle()
      if (reply.status < 400 || reply.status === 402) {
        kept.set(of.key, { fingerprint, reply, at: now })
      }
      return reply
    },
    reset: () => kept.clear(),
  }
}
