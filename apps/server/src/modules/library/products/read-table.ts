import { ThreadLimitError, type ThreadTask } from '@kadr/kit/node/run-on-thread'
import type { SafeFetch } from '@kadr/kit/node/safe-fetch'
import type { AppContext } from '../../../context.ts'
import { fetchExternal, PageTooLargeError } from './fetch-external.ts'
import { notImportable } from './not-importable.ts'
import type { Table } from './read-rows.ts'
import type { ReadTableAnswer } from './read-table.thread.ts'

const MAX_BYTES = 20 * 1024 * 1024
const SECONDS = 60
const CHARSET = /charset\s*=\s*"?([\w.:-]+)/i

export type Source = { kind: 'text'; text: string } | { kind: 'link'; link: string }

const READ_TABLE: ThreadTask<Table, ReadTableAnswer> = {
  module: new URL('./read-table.thread.ts', import.meta.url),
  timeoutMs: 30_000,
  memoryMebibytes: 512,
}

/** A truncated download of a large file may still contain the maximum number of rows. */
const download = async ({ fetch, link }: { fetch: SafeFetch; link: string }) => {
  const { chunks, contentType } = await fetchExternal({
    fetch,
    link,
    accept: 'text/csv,application/xml,text/xml,text/plain;q=0.8',
    maxBytes: MAX_BYTES,
    seconds: SECONDS,
  })
  const parts: Uint8Array[] = []
  let rest: PageTooLargeError | undefined
  try {
    for await (const chunk of chunks) parts.push(chunk)
  } catch (error) {
    if (!(error instanceof PageTooLargeError)) throw error
    rest = error
  }
  return { table: { bytes: Buffer.concat(parts), label: CHARSET.exec(contentType)?.[1] }, rest }
}

/** Reads a table of products off the event loop. Nothing is stored. */
export const readTable = async ({
  ctx,
  fetch,
  source,
}: {
  ctx: AppContext
  fetch: SafeFetch
  source: Source
}) => {
  const { table, rest } =
    source.kind === 'text'
      ? { table: source.text, rest: undefined }
      : await download({ fetch, link: source.link })
  const answer = await ctx.threads.run(READ_TABLE, table).catch((error: unknown) => {
    if (error instanceof ThreadLimitError)
      throw notImportable('Файл слишком сложный: упростите его')
    throw error
  })
  if (rest && !(answer.kind === 'rows' && answer.isCut)) throw rest
  if (answer.kind === 'refused') throw notImportable(answer.reason)
  return answer
}
