import { randomUUID } from 'node:crypto'
import type { FileSource } from '../publish.ts'
import { readChunks } from './file-stream.ts'

type Part = { name: string; value: string } | { name: string; fileName: string; file: FileSource }

const encoder = new TextEncoder()
const quote = (name: string) => name.replaceAll('"', '%22').replace(/[\r\n]/g, ' ')

/** A multipart/form-data body that streams its files. */
export function createMultipart(parts: readonly Part[]): {
  headers: Record<string, string>
  bytes: ReadableStream<Uint8Array>
} {
  const boundary = `kadr-${randomUUID()}`
  const pieces = parts.map((part) => ({
    head: encoder.encode(buildPartHead(part, boundary)),
    part,
  }))
  const tail = encoder.encode(`--${boundary}--\r\n`)
  const size = pieces.reduce((sum, { head, part }) => sum + head.length + measurePart(part) + 2, 0)

  async function* body(): AsyncGenerator<Uint8Array> {
    for (const { head, part } of pieces) {
      yield head
      if ('file' in part) yield* readChunks(part.file)
      else yield encoder.encode(part.value)
      yield encoder.encode('\r\n')
    }
    yield tail
  }

  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(size + tail.length),
    },
    bytes: ReadableStream.from(body()),
  }
}

function buildPartHead(part: Part, boundary: string): string {
  const name = `--${boundary}\r\nContent-Disposition: form-data; name="${quote(part.name)}"`
  return 'file' in part
    ? `${name}; filename="${quote(part.fileName)}"\r\nContent-Type: ${part.file.mimeType}\r\n\r\n`
    : `${name}\r\n\r\n`
}

const measurePart = (part: Part): number =>
  'file' in part ? part.file.size : encoder.encode(part.value).length
