import type { ImportRow } from '@kadr/contract/publishing/post-import'
import { quote } from '@kadr/domain/base/quote'
import { joinSentences } from '@kadr/domain/base/sentences'
import type { ParsedImport, ParsedImportRow } from '@kadr/domain/publishing/posts/import-rows'
import type { SheetCells } from '@kadr/domain/publishing/posts/match-sheet-rows'
import { newId } from '@kadr/kit/new-id'
import { ThreadLimitError, type ThreadTask } from '@kadr/kit/node/run-on-thread'
import type { AppContext } from '../../../../context.ts'
import type { Tx } from '../../../../db/connection.ts'
import { getWorkspaceTimeZone } from '../../../identity/workspaces/index.ts'
import { type AccountRow, listAllAccounts } from '../compose/accounts.repository.ts'
import { type CheckFacts, problemsOf } from '../compose/check-targets.ts'
import type { PostContent } from '../compose/post-content.ts'
import { findMedia } from '../compose/post-media.ts'
import { draftTargets } from '../compose/target-drafts.ts'
import { invalid, noAccount } from '../failures.ts'
import type { PostActor } from '../post-actor.ts'
import { listNamedMedia } from './import.repository.ts'
import { matchAccounts } from './import-accounts.ts'
import type { ImportTable } from './parse-import.thread.ts'

const PARSE_IMPORT: ThreadTask<ImportTable, ParsedImport> = {
  module: new URL('./parse-import.thread.ts', import.meta.url),
  timeoutMs: 30_000,
  memoryMebibytes: 512,
}

type Input = {
  ctx: AppContext
  tx?: Tx | undefined
  actor: PostActor
  text: string
  connectionIds: readonly string[]
  /** Where the table came from, for failures. */
  field?: 'text' | 'url'
}

/** A row of the file with the post it becomes, and what was written there. */
export type ReadRow = { row: ImportRow; content: PostContent; key: string; cells: SheetCells }

type NamedFile = { id: string; name: string }

/** The first file with a name wins; an id is a name too. */
const indexFiles = (files: readonly NamedFile[]) =>
  new Map(
    files
      .toReversed()
      .flatMap((file) => [[file.name.toLowerCase(), file] as const, [file.id, file] as const]),
  )

const matchMedia = (names: readonly string[], files: ReadonlyMap<string, NamedFile>) => {
  const found = names.map((name) => ({ name, file: files.get(name.toLowerCase()) }))
  return {
    mediaIds: [...new Set(found.flatMap(({ file }) => file?.id ?? []))],
    errors: found.flatMap(({ name, file }) =>
      file ? [] : [`Файла ${quote(name)} нет в ресурсах`],
    ),
  }
}

const contentOf = (text: string, mediaIds: string[], accounts: readonly AccountRow[]) => ({
  text,
  mediaIds,
  utm: null,
  erid: '',
  targets: accounts.map(({ id }) => ({
    connectionId: id,
    override: { text: null, mediaIds: null },
    settings: {},
  })),
})

/** Violations of network rules are warnings: the post is imported as a draft. */
const findWarnings = ({ content, facts }: { content: PostContent; facts: CheckFacts }) => {
  if (content.targets.length === 0) return ['Аккаунты не выбраны: пост останется черновиком']
  const place = { workspaceId: newId(), postId: newId() }
  const targets = draftTargets({ ...place, ...content, accounts: facts.accounts })
  return targets.flatMap((target) => {
    const problem = problemsOf({ post: content, target, ...facts }).find(
      ({ level }) => level === 'error',
    )
    return problem
      ? [
          joinSentences([
            `${quote(target.accountTitle)}: ${problem.message}`,
            'Пост останется черновиком',
          ]),
        ]
      : []
  })
}

const findDefaults = ({
  connectionIds,
  accounts,
}: Pick<Input, 'connectionIds'> & { accounts: readonly AccountRow[] }) => {
  const chosen = accounts.filter(({ id }) => connectionIds.includes(id))
  if (chosen.length === new Set(connectionIds).size) return chosen
  throw noAccount('connectionIds')
}

const readFile = async ({
  ctx,
  tx,
  actor,
  text,
  field = 'text',
}: Input): Promise<ParsedImportRow[]> => {
  const timeZone = await getWorkspaceTimeZone({ ctx, tx, workspaceId: actor.workspaceId })
  const now = ctx.clock.now()
  const { rows, error } = await ctx.threads
    .run(PARSE_IMPORT, { text, timeZone, now })
    .catch((cause: unknown) => {
      if (cause instanceof ThreadLimitError) throw invalid(field, 'Файл слишком сложный')
      throw cause
    })
  if (error !== null) throw invalid(field, error)
  return rows
}

/** Shared by the dry run and the import. */
export const readImport = async (input: Input): Promise<ReadRow[]> => {
  const { ctx, tx, actor } = input
  const { workspaceId, connectionIds } = actor
  const db = tx ?? ctx.db
  const parsed = await readFile(input)
  const all = await listAllAccounts({ db, workspaceId })
  const accounts = connectionIds ? all.filter(({ id }) => connectionIds.includes(id)) : all
  const defaults = findDefaults({ ...input, accounts })
  const names = [...new Set(parsed.flatMap(({ media }) => media).map((name) => name.toLowerCase()))]
  const files = names.length > 0 ? await listNamedMedia({ db, workspaceId, names }) : []
  const media = await findMedia({ ctx, tx, workspaceId, ids: files.map(({ id }) => id) })
  const filesByName = indexFiles(files)
  return parsed.map(({ media: fileNames, key, written, ...row }) => {
    const matched = matchAccounts({ names: row.accounts, accounts })
    const chosen = row.accounts.length > 0 ? matched.matched : defaults
    const { mediaIds, errors } = matchMedia(fileNames, filesByName)
    const content = contentOf(row.text, mediaIds, chosen)
    const warnings = findWarnings({ content, facts: { accounts, media } })
    return {
      content,
      key,
      cells: { text: row.text, accounts: row.accounts, media: fileNames, written },
      row: {
        ...row,
        mediaIds,
        accounts: chosen.map(({ title }) => title),
        errors: [...row.errors, ...matched.errors, ...errors],
        warnings: [...row.warnings, ...warnings],
      },
    }
  })
}
