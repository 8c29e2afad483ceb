import type { FakeReply } from '../fake-network.ts'

export const botOk = (result: unknown): FakeReply => ({ status: 200, json: { ok: true, result } })

export const botError = (
  status: number,
  description: string,
  parameters?: Readonly<Record<string, unknown>>,
): FakeReply => ({
  status,
  json: { ok: false, error_code: status, description, ...(parameters && { parameters }) },
})

export const badRequest = (what: string): FakeReply => botError(400, `Bad Request: ${what}`)
