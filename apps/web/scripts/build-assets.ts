import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { DocumentAssets } from '../src/app/head/document.ts'

const CLIENT_ENTRY = 'src/app/entry-client.tsx'
const GUEST_ENTRY = 'src/app/entry-guest.tsx'
const START = 'src/app/start.ts'

/** The chunks of a source file in dependency order. */
export const chunksOf = ({
  manifest,
  source,
}: {
  manifest: Manifest
  source: string
}): string[] => {
  const seen = new Set<string>()
  const files: string[] = []
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    files.push(`/${chunk.file}`)
  }
  visit(source)
  return files
}

export const toDocumentAssets = ({
  manifest,
  guest,
}: {
  manifest: Manifest
  /** Of the build of the page for guests. */
  guest: Manifest
}): DocumentAssets => {
  const program = chunksOf({ manifest, source: CLIENT_ENTRY })
  const guestProgram = chunksOf({ manifest: guest, source: GUEST_ENTRY })
  const start = manifest[START]
  if (!start || program.length === 0) {
    throw new Error(`The client build has no ${CLIENT_ENTRY} or no ${START}`)
  }
  if (guestProgram.length === 0) throw new Error(`The guest build has no ${GUEST_ENTRY}`)
  const parts = Object.values(manifest).filter(({ file }) => program.includes(`/${file}`))
  const pages = [CLIENT_ENTRY, ...parts.flatMap(({ dynamicImports = [] }) => dynamicImports)]
  return {
    start: `/${start.file}`,
    program,
    guestProgram,
    styles: parts.flatMap(({ css = [] }) => css).map((file) => `/${file}`),
    chunks: Object.fromEntries(pages.map((source) => [source, chunksOf({ manifest, source })])),
  }
}

/** A reproducible id: a hash of contents only. */
const hashFiles = async (folders: string[]) => {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    for (const file of files.sort()) {
      hash
        .update(path.relative(folder, file))
        .update('\0')
        .update(await readFile(file))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** The server's entry with the assets of this build filled in. */
const serverEntry = (settings: object) =>
  [
    "import { createRender, listPageFiles } from './app.js'",
    `const settings = ${JSON.stringify(settings)}`,
    'export const renderFor = (place) => createRender({ ...settings, ...place })',
    'export const pageFiles = listPageFiles(settings)',
    "export { prerenderPaths, siteAddresses } from './app.js'",
    '',
  ].join('\n')

/** Where the two builds of the browser's files leave their lists. */
export const MANIFESTS = { client: '.vite/manifest.json', guest: '.vite-guest/manifest.json' }

/** Visitors have no use for it: it is removed. */
const extractManifest = async (clientDir: string, name: string): Promise<Manifest> => {
  const file = path.join(clientDir, name)
  const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'))
  await rm(path.dirname(file), { recursive: true })
  return manifest
}

export const writeAssets = async ({
  clientDir,
  serverDir,
}: {
  clientDir: string
  serverDir: string
}) => {
  const buildId = await hashFiles([clientDir, serverDir])
  const manifest = await extractManifest(clientDir, MANIFESTS.client)
  const guest = await extractManifest(clientDir, MANIFESTS.guest)
  const assets = toDocumentAssets({ manifest, guest })
  await writeFile(path.join(serverDir, 'entry-server.js'), serverEntry({ assets, buildId }))
  return { buildId }
}
