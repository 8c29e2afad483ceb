import type { FakeReply, FakeRequest } from '../fake-network.ts'

/** One XRPC call: its lexicon name is the last part of the path. */
export type XrpcHandler = (request: FakeRequest) => FakeReply | Promise<FakeReply>

export const xrpcError = (status: number, error: string, message: string): FakeReply => ({
  status,
  json: { error, message },
})

export const xrpcOk = (json: unknown): FakeReply => ({ status: 200, json })

export const badRecord = (reason: string): FakeReply =>
  xrpcError(400, 'InvalidRequest', `Invalid app.bsky.feed.post record: ${reason}`)

export const SESSION_MESSAGES = {
  ExpiredToken: 'Token has expired',
  InvalidToken: 'Token could not be verified',
}
