import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Manifest } from 'vite'
import type { DocumentAssets } from '../src/app/document.ts'

const CLIENT_ENTRY = 'src/app/entry-client.tsx'
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

export const toDocumentAssets = (manifest: Manifest): DocumentAssets => {
  const program = chunksOf({ manifest, source: CLIENT_ENTRY })
  const start = manifest[START]
  if (!start || program.length === 0) {
    throw new Error(`The client build has no ${CLIENT_ENTRY} or no ${START}`)
  }
  const parts = Object.values(manifest).filter(({ file }) => program.includes(`/${file}`))
  const pages = [CLIENT_ENTRY, ...parts.flatMap(({ dynamicImports = [] }) => dynamicImports)]
  return {
    start: `/${start.file}`,
    program,
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

export const writeAssets = async ({
  clientDir,
  serverDir,
}: {
  clientDir: string
  serverDir: string
}) => {
  const buildId = await hashFiles([clientDir, serverDir])
  const manifestFile = path.join(clientDir, '.vite/manifest.json')
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const assets = toDocumentAssets(manifest)
  await writeFile(path.join(serverDir, 'entry-server.js'), serverEntry({ assets, buildId }))
  await rm(path.dirname(manifestFile), { recursive: true })
  return { buildId }
}
