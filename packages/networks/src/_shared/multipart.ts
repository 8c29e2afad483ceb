import { randomUUID } from 'node:crypto'
import type { MediaFile } from '../publish.ts'
import { chunksOf } from './file-stream.ts'

type Part = { name: string; value: string } | { name: string; fileName: string; file: MediaFile }

const encoder = new TextEncoder()
const quoted = (name: string) => name.replaceAll('"', '%22').replace(/[\r\n]/g, ' ')

/** A multipart/form-data body whose files are read while they are sent. */
export function multipartOf(parts: readonly Part[]): {
  headers: Record<string, string>
  bytes: ReadableStream<Uint8Array>
} {
  const boundary = `kadr-${randomUUID()}`
  const pieces = parts.map((part) => ({ head: encoder.encode(headOf(part, boundary)), part }))
  const tail = encoder.encode(`--${boundary}--\r\n`)
  const size = pieces.reduce((sum, { head, part }) => sum + head.length + lengthOf(part) + 2, 0)

  async function* body(): AsyncGenerator<Uint8Array> {
    for (const { head, part } of pieces) {
      yield head
      if ('file' in part) yield* chunksOf(part.file)
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

function headOf(part: Part, boundary: string): string {
  const name = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(part.name)}"`
  return 'file' in part
    ? `${name}; filename="${quoted(part.fileName)}"\r\nContent-Type: ${part.file.mimeType}\r\n\r\n`
    : `${name}\r\n\r\n`
}

const lengthOf = (part: Part): number =>
  'file' in part ? part.file.size : encoder.encode(part.value).length
