import { crc32 } from 'node:zlib'

const STORED = 0
export const DEFLATED = 8

/** UTF-8 names. */
const NAMES = 0x08_00
/** Sum and sizes stand behind the content: they are not known before it. */
const SIZES_FOLLOW = 0x00_08
/** 1 January 1980: the same files give the same bytes. */
const DATE = 0x21

const FILE = 0x04_03_4b_50
const SIZES = 0x08_07_4b_50
const LISTED = 0x02_01_4b_50
const END = 0x06_05_4b_50

export type ZipFacts = {
  name: Buffer
  method: typeof STORED | typeof DEFLATED
  sum: number
  packedBytes: number
  bytes: number
  /** Written as a stream: the header of the content has no sizes. */
  isStreamed?: boolean
}

const signature = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const describe = ({ name, method, sum, packedBytes, bytes: size, isStreamed }: ZipFacts) => {
  const bytes = Buffer.alloc(26)
  bytes.writeUInt16LE(20, 0)
  bytes.writeUInt16LE(NAMES | (isStreamed ? SIZES_FOLLOW : 0), 2)
  bytes.writeUInt16LE(method, 4)
  bytes.writeUInt16LE(DATE, 8)
  bytes.writeUInt32LE(sum, 10)
  bytes.writeUInt32LE(packedBytes, 14)
  bytes.writeUInt32LE(size, 18)
  bytes.writeUInt16LE(name.length, 22)
  return bytes
}

/** Stands before the content of a file. */
export const zipHeader = (facts: ZipFacts): Buffer =>
  Buffer.concat([signature(FILE), describe(facts), facts.name])

/** The list of files, which ends an archive; each with the place of its header. */
export const zipDirectory = (
  files: readonly (ZipFacts & { offset: number })[],
  offset: number,
): Buffer => {
  const listed = files.flatMap((facts) => {
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(facts.offset, 10)
    // Version made by, then the same header, then comment, disk and attributes (zero) and the offset.
    return [signature(LISTED), Buffer.from([20, 0]), describe(facts), rest, facts.name]
  })
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(
    listed.reduce((sum, { length }) => sum + length, 0),
    8,
  )
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...listed, signature(END), end])
}

const sizesOf = ({ sum, packedBytes, bytes: size }: ZipFacts): Buffer => {
  const bytes = Buffer.alloc(12)
  bytes.writeUInt32LE(sum, 0)
  bytes.writeUInt32LE(packedBytes, 4)
  bytes.writeUInt32LE(size, 8)
  return Buffer.concat([signature(SIZES), bytes])
}

type ZipEntry = { name: string; chunks: AsyncIterable<Uint8Array> }

/**
 * An archive as a stream: files follow one another as they are, nothing is held. Up to 4 GiB in all. Nothing of a file
 * is written before its first bytes are there.
 */
export async function* streamZip(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const files: (ZipFacts & { offset: number })[] = []
  let offset = 0
  for (const { name, chunks } of entries) {
    const facts = {
      name: Buffer.from(name),
      method: STORED,
      sum: 0,
      packedBytes: 0,
      bytes: 0,
      isStreamed: true,
    } as const
    const start = offset
    let sum = 0
    let bytes = 0
    const header = zipHeader(facts)
    for await (const chunk of chunks) {
      if (bytes === 0) yield header
      sum = crc32(chunk, sum)
      bytes += chunk.length
      yield chunk
    }
    if (bytes === 0) yield header
    const known = { ...facts, sum, bytes, packedBytes: bytes }
    const sizes = sizesOf(known)
    yield sizes
    offset += header.length + bytes + sizes.length
    files.push({ ...known, offset: start })
  }
  yield zipDirectory(files, offset)
}
