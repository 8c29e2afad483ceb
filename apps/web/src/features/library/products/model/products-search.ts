import {
  oneOf,
  type Search,
  searchReader,
  textParam,
} from '../../../../platform/page/read-search.ts'

type ProductsParams = { q: string; state: 'archived' }
export type ProductsSearch = Search<ProductsParams>

export const readProductsSearch = searchReader<ProductsParams>({
  q: textParam(200),
  state: oneOf(['archived']),
})
