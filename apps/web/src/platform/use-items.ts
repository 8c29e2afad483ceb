import type { InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'

/** All loaded pages of a list as one array, memoized until a page changes. */
export const useItems = <Item>(
  data: InfiniteData<{ items: Item[] }, unknown> | undefined,
): Item[] | undefined => useMemo(() => data?.pages.flatMap(({ items }) => items), [data])
