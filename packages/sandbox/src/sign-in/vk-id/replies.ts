import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import type { VkIdApplication } from './application.ts'

export type Params = Readonly<Record<string, string>>

/** Parameters come in the query, in the form, or partly in each, as VK's own clients send them. */
export const readParams = ({ query, fields }: FakeRequest): Params => {
  const texts = Object.entries(fields ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { ...Object.fromEntries(query), ...Object.fromEntries(texts) }
}

export const createRefuse =
  ({ refusalStatus = 200 }: VkIdApplication) =>
  (error: string, error_description: string): FakeReply => ({
    status: refusalStatus,
    json: { error, error_description },
  })
