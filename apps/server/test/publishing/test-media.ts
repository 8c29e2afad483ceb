import { createServer } from 'node:http'
import type {
  FrozenFile,
  PublicationMedia,
} from '../../src/modules/publishing/publisher/publication-media.ts'

const PATTERN = Uint8Array.from({ length: 65_521 }, (_, index) => (index * 31 + (index >> 8)) & 255)

const bytesOf = ({ start, end }: { start: number; end: number }) =>
  Uint8Array.from({ length: end - start }, (_, at) => PATTERN[(start + at) % PATTERN.length] ?? 0)

const SIZE = 2000

const fileOf = (id: string): FrozenFile => {
  const kind = id.startsWith('0') ? 'image' : 'video'
  return {
    resourceId: id,
    workspaceId: null,
    fileId: id,
    variant: 'original',
    kind,
    mimeType: kind === 'image' ? 'image/jpeg' : 'video/mp4',
    size: SIZE,
    width: 1080,
    height: kind === 'image' ? 1080 : 1920,
    durationSeconds: kind === 'image' ? null : 12,
    altText: '',
  }
}

/** The first digit of a test file's id encodes its kind. */
export const IMAGE_ID = '00000000-0000-4000-8000-000000000001'
export const VIDEO_ID = '10000000-0000-4000-8000-000000000001'

/** Files outside the library, served at a URL the sandbox networks can read. */
export const startTestMedia = async () => {
  const server = createServer((request, response) => {
    const { mimeType } = fileOf((request.url ?? '').slice(1))
    response.writeHead(200, { 'content-type': mimeType })
    response.end(bytesOf({ start: 0, end: SIZE }))
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  const media: PublicationMedia = {
    choose: async ({ resourceIds }) => ({
      kind: 'ready',
      files: resourceIds.map(fileOf),
      cover: null,
    }),
    open: ({ file }) => ({
      ...file,
      publicUrl: `http://127.0.0.1:${port}/${file.fileId}`,
      read: async (range) => bytesOf(range),
    }),
  }
  return {
    media,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
