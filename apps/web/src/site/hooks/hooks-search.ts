import { matching, searchReader, textParam } from '../../platform/read-search.ts'

export type HooksSearch = { q: string; family: string; niche: string; goal: string }

const id = matching(/^[a-z-]{2,30}$/)

export const readHooksSearch = searchReader<HooksSearch>({
  q: textParam(100),
  family: id,
  niche: id,
  goal: id,
})
