import { decodeText } from '@kadr/domain/base/decode-text'
import type { RawPage } from '../products/index.ts'
import { readSitePage, type SitePage } from './site-page.ts'

/** Untrusted markup is parsed on a thread that can be ended. */
export const run = ({ bytes, label, url }: RawPage): SitePage =>
  readSitePage({ html: decodeText({ bytes, label }), url })
