const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** An idempotency key of the result: the same text of one request becomes one draft, however often it is inserted. */
export const createResultKey = ({
  requestId,
  made,
}: {
  requestId: string
  made: unknown
}): string => {
  let hash = OFFSET
  for (const sign of JSON.stringify(made)) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME)
  }
  return `ai:${requestId}:${(hash >>> 0).toString(36)}`
}
