import { decodeText } from '@kadr/domain/base/decode-text'
import { type PageFacts, readPageFacts } from './page-facts.ts'

/** A page as it came, with the charset of its header. */
export type RawPage = { bytes: Uint8Array; label: string | undefined; url: string }

export const run = ({ bytes, label, url }: RawPage): PageFacts =>
  readPageFacts({ html: decodeText({ bytes, label }), url })
