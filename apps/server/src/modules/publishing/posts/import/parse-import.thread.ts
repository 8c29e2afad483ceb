import { type ParsedImport, parseImportRows } from '@kadr/domain/publishing/posts/import-rows'

export type ImportTable = { text: string; timeZone: string; now: Date }

export const run = ({ text, ...place }: ImportTable): ParsedImport =>
  parseImportRows({ text: text.toWellFormed(), ...place })
