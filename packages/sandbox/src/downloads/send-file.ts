import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'

const SLOW_MS = 300
const REPEAT_MS = 100

type PlayedFile = { bytes: Buffer; type: string }

async function* repeat(bytes: Buffer) {
  for (;;) {
    yield bytes
    await wait(REPEAT_MS)
  }
}

/** Repeats the file until the client disconnects. */
const sendEndlessly = ({
  response,
  file: { bytes, type },
}: {
  response: ServerResponse
  file: PlayedFile
}): Promise<void> => {
  response.writeHead(200, { 'content-type': type })
  return pipeline(Readable.from(repeat(bytes)), response)
}

/** A file with ranges; a broken one closes the connection half-way. */
const sendFile = ({
  request,
  response,
  file: { bytes, type },
  isBroken,
}: {
  request: IncomingMessage
  response: ServerResponse
  file: PlayedFile
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

/** A file in one of the ways a source may send it. */
export const answerFile = async ({
  kind,
  ...answer
}: {
  request: IncomingMessage
  response: ServerResponse
  file: PlayedFile
  /** file, slow, broken or endless. */
  kind: string
}): Promise<void> => {
  if (kind === 'endless') return sendEndlessly(answer)
  if (kind === 'slow') await wait(SLOW_MS)
  sendFile({ ...answer, isBroken: kind === 'broken' })
}
