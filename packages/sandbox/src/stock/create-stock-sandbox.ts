import type { RequestListener, ServerResponse } from 'node:http'
import type { PlayedLibrary, StockReply, StockShelf } from './library.ts'
import { pexels } from './pexels.ts'
import { pixabay } from './pixabay.ts'
import { unsplash } from './unsplash.ts'

/** A recorded request. */
type StockCall = { path: string; key: string }

type Bytes = Uint8Array | Promise<Uint8Array>

type StockSandboxInput = StockShelf & {
  key: string
  /** Path of the sandbox; nothing at the root of a host. */
  mount?: string
  /** The bytes of every photo, a JPEG. */
  readPicture(): Bytes
  /** The bytes of every video, an MP4. */
  readClip(): Bytes
}

const LIBRARIES: Readonly<Record<string, PlayedLibrary>> = { pexels, pixabay, unsplash }

const send = (response: ServerResponse, { status, body }: StockReply) => {
  const isText = typeof body === 'string'
  response.writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json' })
  response.end(isText ? body : JSON.stringify(body))
}

/** Three libraries behind one listener: `/pexels`, `/pixabay`, `/unsplash`; pictures and videos at `/files`. */
export const createStockSandbox = ({
  key,
  mount = '',
  photos,
  clips,
  readPicture,
  readClip,
}: StockSandboxInput) => {
  const calls: StockCall[] = []
  const taken: string[] = []
  let failure: number | undefined

  const sendFile = async (response: ServerResponse, path: string) => {
    const type = path.endsWith('.jpg') ? 'image/jpeg' : 'video/mp4'
    if (!/\.(jpg|mp4)$/.test(path)) return send(response, { status: 404, body: 'no such file' })
    const bytes = await (type === 'image/jpeg' ? readPicture() : readClip())
    taken.push(path.slice('/files/'.length))
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
    response.end(bytes)
  }

  const listener: RequestListener = (request, response) => {
    const base = `http://${request.headers.host}${mount}`
    const url = new URL(request.url ?? '/', base)
    const path = url.pathname.slice(mount.length)
    if (path.startsWith('/files/')) {
      void sendFile(response, path).catch(() => response.destroy())
      return
    }
    const name = path.split('/')[1] ?? ''
    const library = LIBRARIES[name]
    if (!library) return send(response, { status: 404, body: {} })
    const asked = {
      path: path.slice(name.length + 1) || '/',
      query: url.searchParams,
      headers: request.headers,
      base,
    }
    const given = library.readKey(asked) ?? ''
    calls.push({ path: `${path}${url.search}`, key: given })
    if (failure !== undefined)
      return send(response, { status: failure, body: { error: 'failing' } })
    if (request.method !== 'GET') return send(response, { status: 405, body: {} })
    send(response, given === key ? library.answer(asked, { photos, clips }) : library.wrongKey)
  }
  return {
    listener,
    calls,
    /** Names of the files that were downloaded. */
    taken,
    /** Every call gets this status from now on; undefined ends it. */
    failWith(status: number | undefined) {
      failure = status
    },
  }
}
