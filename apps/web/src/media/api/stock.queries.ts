import {
  listStockLibraries,
  type StockKey,
  type StockPhoto,
  type StockShape,
  type StockVideo,
  searchStockPhotos,
  searchStockVideos,
} from '@kadr/contract/library/stock'
import { useQuery } from '@tanstack/react-query'
import { useApi, useIsSignedIn } from '../../platform/api/services.tsx'

/** Undefined until known: what is not configured is never mentioned. */
export const useStockLibraries = () => {
  const { data } = useQuery({
    ...useApi().query(listStockLibraries),
    enabled: useIsSignedIn(),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.libraries
}

export type StockMedium = 'image' | 'video'
export type StockFind = StockPhoto | StockVideo
export type StockSearch = {
  library: StockKey
  medium: StockMedium
  /** Of videos. */
  shape: StockShape
  query: string
  page: number
}

const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false }

/** Photos or videos of one page of a search. */
export const useStockFinds = ({ library, medium, shape, query, page }: StockSearch) => {
  const api = useApi()
  const photos = useQuery({
    ...api.query(searchStockPhotos, { params: { library }, query: { query, page } }),
    ...ONCE,
    enabled: medium === 'image',
  })
  const videos = useQuery({
    ...api.query(searchStockVideos, { params: { library }, query: { query, page, shape } }),
    ...ONCE,
    enabled: medium === 'video',
  })
  const finds: readonly StockFind[] | undefined =
    medium === 'video' ? videos.data?.videos : photos.data?.photos
  const asked = medium === 'video' ? videos : photos
  return { asked, finds, hasMore: asked.data?.hasMore ?? false }
}
