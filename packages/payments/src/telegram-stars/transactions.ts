import type { Shop } from './shop.ts'
import { callBot, type StarTransaction, starTransactions } from './wire.ts'

const PAGE = 100

const readPage = async (shop: Shop, offset: number): Promise<StarTransaction[]> => {
  const { transactions } = await callBot(shop, {
    method: 'getStarTransactions',
    schema: starTransactions,
    params: { offset, limit: PAGE },
  })
  return transactions
}

/**
 * Telegram lists the oldest first and reports no total: gallops forward from the last known end until a page is not
 * full, then binary-searches the end.
 */
const findEnd = async (shop: Shop): Promise<{ offset: number; page: StarTransaction[] }> => {
  // Half a page back: the usual few new ones fit into one response that is not full.
  let low = Math.max(0, shop.seen.transactions - PAGE / 2)
  let page = await readPage(shop, low)
  if (page.length === 0 && low > 0) {
    low = 0
    page = await readPage(shop, low)
  }
  let high = Number.POSITIVE_INFINITY
  let step = PAGE
  while (page.length === PAGE) {
    const next = Number.isFinite(high) ? Math.ceil((low + high) / 2) : low + step
    if (next >= high) break
    const found = await readPage(shop, next)
    if (found.length === 0) high = next
    else {
      low = next
      page = found
      step *= 2
    }
  }
  shop.seen.transactions = low + page.length
  return { offset: low, page }
}

/** Transactions, newest first, until `isEnough` or one is older than `since`. */
export async function collectTransactions(
  shop: Shop,
  input: {
    isWanted(transaction: StarTransaction): boolean
    isEnough(found: readonly StarTransaction[]): boolean
    since: Date
  },
): Promise<StarTransaction[]> {
  const since = input.since.getTime() / 1000
  const found: StarTransaction[] = []
  let { offset, page } = await findEnd(shop)
  while (true) {
    found.push(...page.filter(input.isWanted).reverse())
    const oldest = page[0]
    if (offset === 0 || !oldest || oldest.date < since || input.isEnough(found)) return found
    const before = Math.max(0, offset - PAGE)
    page = (await readPage(shop, before)).slice(0, offset - before)
    offset = before
  }
}
