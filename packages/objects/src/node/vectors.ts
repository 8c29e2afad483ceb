import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { VectorKind } from '@kadr/contract/library/objects'
import * as z from 'zod/mini'

const FILE = join(import.meta.dirname, '../../data/vectors.bin')

const place = z.tuple([z.number(), z.number()])
const directory = z.record(z.string(), z.object({ full: place, flat: place }))

/** A file of the generator: length of the directory, the directory, then each vector compressed separately. */
const openPack = () => {
  const bytes = readFileSync(FILE)
  const start = 4 + bytes.readUInt32LE(0)
  const offsets = directory.parse(JSON.parse(bytes.subarray(4, start).toString()))
  return { vectors: bytes.subarray(start), offsets }
}

let pack: ReturnType<typeof openPack> | undefined

/** Undefined for a name that is not in the catalogue. */
export const findVector = (name: string, kind: VectorKind): string | undefined => {
  pack ??= openPack()
  const found = Object.hasOwn(pack.offsets, name) ? pack.offsets[name] : undefined
  if (!found) return undefined
  const [offset, length] = found[kind]
  return brotliDecompressSync(pack.vectors.subarray(offset, offset + length)).toString()
}
