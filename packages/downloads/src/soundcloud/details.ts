import { readOembed } from '../_shared/page/read-oembed.ts'
import type { Source } from '../source.ts'

const ENDPOINT = 'https://soundcloud.com/oembed'

export const readDetails: Source['readDetails'] = (fetch, { url }) =>
  readOembed(fetch, { endpoint: ENDPOINT, url })
