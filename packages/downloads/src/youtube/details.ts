import { readOembed } from '../_shared/page/read-oembed.ts'
import type { Source } from '../source.ts'

const ENDPOINT = 'https://www.youtube.com/oembed'

export const readDetails: Source['readDetails'] = (fetch, { url }) =>
  readOembed(fetch, { endpoint: ENDPOINT, url })
