const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** The key of what is made of an answer: the same words of one request are one draft, however often they are taken. */
export const madeKey = ({ requestId, made }: { requestId: string; made: unknown }): string => {
  let hash = OFFSET
  for (const sign of JSON.stringify(made)) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), PRIME)
  }
  return `ai:${requestId}:${(hash >>> 0).toString(36)}`
}
