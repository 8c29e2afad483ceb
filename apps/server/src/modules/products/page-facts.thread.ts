import { decodeText } from '@kadr/domain/decode-text'
import { type PageFacts, readPageFacts } from './page-facts.ts'

export type Page = { bytes: Uint8Array; label: string | undefined; url: string }

export const run = ({ bytes, label, url }: Page): PageFacts =>
  readPageFacts({ html: decodeText({ bytes, label }), url })
