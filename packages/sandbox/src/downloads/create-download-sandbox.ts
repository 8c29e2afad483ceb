import { rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import { join } from 'node:path'
import { createTempFolder } from '@kadr/kit/node/temp-folder'
import { makeCertificate } from './certificate.ts'
import { facebook } from './facebook.ts'
import { instagram } from './instagram.ts'
import { linkedin } from './linkedin.ts'
import { createMedia } from './media.ts'
import { pinterest } from './pinterest.ts'
import type { PlayedAnswer, PlayedSource } from './played.ts'
import { reddit } from './reddit.ts'
import { releases } from './releases.ts'
import { answerFile } from './send-file.ts'
import { soundcloud } from './soundcloud.ts'
import { tiktok } from './tiktok.ts'
import { twitter } from './twitter.ts'
import { youtube } from './youtube.ts'

export { PLAYED_VERSION } from './releases.ts'

/** The nine sources by the name of their page. */
export const playedSources: Record<string, PlayedSource> = {
  tiktok,
  youtube,
  instagram,
  pinterest,
  twitter,
  reddit,
  facebook,
  linkedin,
  soundcloud,
}

export type DownloadSandbox = {
  port: number
  certificateFile: string
  /** Generates the named files beforehand; otherwise each is generated on first request. */
  makeFiles(names: readonly string[]): Promise<void>
  /** Every request: host and path. */
  calls: { host: string; path: string }[]
  /** Number of connections opened so far. */
  countConnections(): number
  close(): void
}

const readBody = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const send = (response: ServerResponse, answer: PlayedAnswer) => {
  const { status = 200, headers = {} } = answer
  const [type, text] =
    'json' in answer
      ? ['application/json', JSON.stringify(answer.json)]
      : 'html' in answer
        ? ['text/html; charset=utf-8', answer.html]
        : 'text' in answer
          ? [answer.type, answer.text]
          : ['text/plain', '']
  response.writeHead(status, { 'content-type': type, ...headers }).end(text)
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/** One TLS server that serves all hosts of the nine sources, and the releases of the engine, in their real formats. */
export const createDownloadSandbox = async ({
  folder,
  path,
}: {
  /** For the certificate and files being generated. */
  folder: string
  /** PATH for ffmpeg. */
  path: string
}): Promise<DownloadSandbox> => {
  const all = [...Object.values(playedSources), releases]
  const { key, certificate } = makeCertificate(all.flatMap(({ hosts }) => hosts))
  // Processes that share the folder have separate certificates.
  const ownFolder = await createTempFolder(folder)
  const certificateFile = join(ownFolder, 'download-sandbox.pem')
  writeFileSync(certificateFile, certificate)
  const media = createMedia({ tempDir: folder, path })
  const calls: DownloadSandbox['calls'] = []

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { host = '' } = request.headers
    const url = new URL(request.url ?? '/', `https://${host}`)
    calls.push({ host: url.hostname, path: url.pathname })
    const [, kind, name = ''] =
      /^\/(file|slow|broken|endless)\/.*?([^/]+)$/.exec(url.pathname) ?? []
    if (kind) {
      const file = await media(name)
      return file ? answerFile({ request, response, file, kind }) : response.writeHead(404).end()
    }
    const body = request.method === 'POST' ? await readBody(request) : ''
    const video = /"videoId":\s*"([\w-]{11})"/.exec(body)?.[1]
    const played = all
      .find(({ hosts }) => hosts.includes(url.hostname))
      ?.answer({
        host: url.hostname,
        path: url.pathname,
        query: url.searchParams,
        method: request.method ?? 'GET',
        headers: { ...request.headers, 'x-played-video': video },
      })
    send(response, played ?? { status: 404, html: 'Not Found' })
  }

  const server = createServer({ key, cert: certificate }, (request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  void server.unref()
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  return {
    port: await listen(server),
    certificateFile,
    calls,
    countConnections: () => connections,
    async makeFiles(names) {
      for (const name of names) await media(name)
    },
    close() {
      server.closeAllConnections()
      server.close()
      rmSync(ownFolder, { recursive: true, force: true })
    },
  }
}
