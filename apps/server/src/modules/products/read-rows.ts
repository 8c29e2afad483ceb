import { createCsvReader } from '@kadr/domain/csv-reader'
import { findEncoding } from '@kadr/domain/decode-text'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import { type Columns, findColumns, readCells } from './csv-columns.ts'
import { fetchExternal } from './fetch-external.ts'
import type { RawRow } from './import-row.ts'
import { notImportable } from './not-importable.ts'
import { createYmlReader } from './yml-offers.ts'

const MAX_ROWS = 5000
const MAX_BYTES = 20 * 1024 * 1024
const SECONDS = 60
/** Small chunks are joined first: every push rescans the incomplete token. */
const PIECE_CHARACTERS = 32_768
const HEAD_BYTES = 4096
const CHARSET = /charset\s*=\s*"?([\w.:-]+)/i

export type Source = { kind: 'text'; text: string } | { kind: 'link'; link: string }
export type Rows = { rows: RawRow[]; isCut: boolean }

const createTableReader = (onRow: (raw: RawRow) => void) => {
  let columns: Columns | undefined
  return createCsvReader({
    onRow: ({ line, cells }) => {
      if (columns) onRow(readCells({ columns, cells, row: line }))
      else columns = findColumns(cells)
    },
    refuse: notImportable,
  })
}

/** Chunks of a text of bounded size, joined up to a reasonable length. */
async function* piecesOf(source: Source, fetch: SafeFetch): AsyncGenerator<string> {
  if (source.kind === 'text') {
    const text = source.text.replace(/^\ufeff/, '')
    for (let at = 0; at < text.length; at += PIECE_CHARACTERS) {
      yield text.slice(at, at + PIECE_CHARACTERS)
    }
    return
  }
  const { chunks, contentType } = await fetchExternal({
    fetch,
    link: source.link,
    accept: 'text/csv,application/xml,text/xml,text/plain;q=0.8',
    maxBytes: MAX_BYTES,
    seconds: SECONDS,
  })
  yield* decode(chunks, CHARSET.exec(contentType)?.[1])
}

async function* decode(
  chunks: AsyncIterable<Uint8Array>,
  label: string | undefined,
): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  let head: Uint8Array = new Uint8Array()
  let ready = ''
  for await (const chunk of chunks) {
    head = decoder ? chunk : Buffer.concat([head, chunk])
    if (!decoder && head.length < HEAD_BYTES) continue
    decoder ??= new TextDecoder(findEncoding({ head, label }))
    ready += decoder.decode(head, { stream: true })
    if (ready.length < PIECE_CHARACTERS) continue
    yield ready
    ready = ''
  }
  if (decoder) yield ready + decoder.decode()
  else yield new TextDecoder(findEncoding({ head, label })).decode(head)
}

/** Rows of a CSV table or a YML price feed, at most 5 000; reading stops there. */
export const readRows = async ({
  source,
  fetch,
}: {
  source: Source
  fetch: SafeFetch
}): Promise<Rows> => {
  const rows: RawRow[] = []
  const take = (row: RawRow) => {
    if (rows.length <= MAX_ROWS) rows.push(row)
  }
  let reader: { push(text: string): void; end(): void } | undefined
  for await (const piece of piecesOf(source, fetch)) {
    if (!reader && piece.trim() === '') continue
    reader ??= /^\s*</.test(piece) ? createYmlReader(take) : createTableReader(take)
    reader.push(piece)
    if (rows.length > MAX_ROWS) return { rows: rows.slice(0, MAX_ROWS), isCut: true }
  }
  if (!reader) throw notImportable('Файл пуст')
  reader.end()
  return { rows: rows.slice(0, MAX_ROWS), isCut: rows.length > MAX_ROWS }
}
