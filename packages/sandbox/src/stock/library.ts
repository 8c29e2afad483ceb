import type { IncomingHttpHeaders } from 'node:http'

export type StockItem = { id: number; words: string }
/** `isWide`: lies on its side; others are upright. */
export type StockClip = StockItem & { isWide?: boolean; seconds: number }

export type StockShelf = { photos: readonly StockItem[]; clips: readonly StockClip[] }

export type StockRequest = {
  /** Below the library's own address. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** Address of the sandbox, for links to its files. */
  base: string
}

export type StockReply = { status: number; body: object | string }

/** Replies of one library; strict in what it is asked. */
export type PlayedLibrary = {
  readKey(request: StockRequest): string | undefined
  wrongKey: StockReply
  answer(request: StockRequest, shelf: StockShelf): StockReply
}

export const AUTHOR = 'Анна Светлова'
export const PHOTO_SIZE = { width: 1200, height: 1800 }

type Check = (value: string) => boolean

export const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value)
export const wholeBetween =
  (least: number, most: number): Check =>
  (value) =>
    /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most
export const shortText =
  (most: number): Check =>
  (value) =>
    value.length > 0 && value.length <= most

/** The first parameter that the library does not have, or not like this. */
export const findWrongParameter = (
  query: URLSearchParams,
  known: Readonly<Record<string, Check>>,
): string | undefined => [...query].find(([name, value]) => !known[name]?.(value))?.[0]

/** What has the words, page by page. */
export const findPage = <Item extends StockItem>(
  items: readonly Item[],
  { words, page, size }: { words: string; page: number; size: number },
): { found: Item[]; total: number; hasMore: boolean } => {
  const all = items.filter((item) => item.words.includes(words.toLowerCase()))
  return {
    found: all.slice((page - 1) * size, page * size),
    total: all.length,
    hasMore: all.length > page * size,
  }
}

export const numberOf = (query: URLSearchParams, name: string, fallback: number): number =>
  Number(query.get(name) ?? fallback)
