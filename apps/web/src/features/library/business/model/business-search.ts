import {
  oneOf,
  type Search,
  searchReader,
  textParam,
} from '../../../../platform/page/read-search.ts'

export const FACT_TABS = ['about', 'prices', 'terms', 'questions', 'words'] as const
export type FactTab = (typeof FACT_TABS)[number]

type BusinessParams = { q: string; tab: FactTab }
export type BusinessSearch = Search<BusinessParams>

export const readBusinessSearch = searchReader<BusinessParams>({
  q: textParam(200),
  tab: oneOf(FACT_TABS),
})
