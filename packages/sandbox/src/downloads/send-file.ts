import type { IncomingMessage, ServerResponse } from 'node:http'

/** A file with ranges; a broken one ends its connection half-way. */
export const sendFile = ({
  request,
  response,
  file: { bytes, type },
  isBroken,
}: {
  request: IncomingMessage
  response: ServerResponse
  file: { bytes: Buffer; type: string }
  isBroken: boolean
}): void => {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const start = Number(first ?? 0)
  const end = last ? Math.min(Number(last), bytes.length - 1) : bytes.length - 1
  if (start >= bytes.length) {
    response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
    return
  }
  const part = bytes.subarray(start, end + 1)
  response.writeHead(first === undefined ? 200 : 206, {
    'content-type': type,
    'content-length': part.length,
    'accept-ranges': 'bytes',
    ...(first !== undefined && { 'content-range': `bytes ${start}-${end}/${bytes.length}` }),
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  if (!isBroken) {
    response.end(part)
    return
  }
  response.write(part.subarray(0, Math.floor(part.length / 2)), () => response.destroy())
}
