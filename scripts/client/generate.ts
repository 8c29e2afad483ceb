import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeDocument } from '../../apps/server/src/modules/integrations/api/write-document.ts'
import { writeTypes } from '../../packages/client/generate/write-types.ts'
import { findDocumentBreaks, type Part } from './document-breaks.ts'

const FOLDER = resolve(import.meta.dirname, '../../packages/client')
const DOCUMENT = join(FOLDER, 'openapi.json')

const readBefore = async (): Promise<Part | undefined> => {
  if (!existsSync(DOCUMENT)) return undefined
  const read: Part = JSON.parse(await readFile(DOCUMENT, 'utf8'))
  return read
}

const after = writeDocument()
const before = await readBefore()
const breaks = before ? findDocumentBreaks({ before, after }) : []
if (breaks.length > 0) {
  process.stderr.write(`Programs of others would break:\n${breaks.join('\n')}\n`)
  process.exitCode = 1
} else {
  await writeFile(DOCUMENT, `${JSON.stringify(after, null, 2)}\n`)
  await writeFile(join(FOLDER, 'src/schema.d.mts'), await writeTypes(after))
}
