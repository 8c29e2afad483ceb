import { glob, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSIBLE = '**/*.{html,js,css,json,md,svg,txt,xml,webmanifest}'
const WORTH_BYTES = 256

/** Compressed at build time instead of per request: `.br` and `.gz` beside each file that becomes smaller. */
export const compressFiles = async ({
  folder,
  except,
}: {
  folder: string
  /** Files the server changes before it sends them. */
  except: readonly string[]
}) => {
  for await (const name of glob(COMPRESSIBLE, { cwd: folder })) {
    if (except.includes(name)) continue
    const file = path.join(folder, name)
    const content = await readFile(file)
    if (content.length < WORTH_BYTES) continue
    const [brotli, gzipped] = await Promise.all([
      promisify(brotliCompress)(content),
      promisify(gzip)(content, { level: 9 }),
    ])
    await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
  }
}
