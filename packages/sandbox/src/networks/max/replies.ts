import type { FakeReply } from '../fake-network.ts'

export const ok = (json: unknown): FakeReply => ({ status: 200, json })

export const succeed = (): FakeReply => ok({ success: true })

/** A call that was understood and not carried out. */
export const decline = (message: string): FakeReply => ok({ success: false, message })

/** Documented codes: `verify.token`, `attachment.not.ready`, `chat.denied`. */
export const refuse = (status: number, code: string, message: string): FakeReply => ({
  status,
  json: { code, message },
})

export const badPayload = (message: string): FakeReply => refuse(400, 'proto.payload', message)

export const denied = (message: string): FakeReply => refuse(403, 'chat.denied', message)

export const notFound = (message: string): FakeReply => refuse(404, 'not.found', message)
