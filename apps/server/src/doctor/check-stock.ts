import { type StockKey, stockKey } from '@kadr/contract/library/stock'
import { type StockFetch, StockUnavailableError, stockAdapters } from '@kadr/stock'
import type { Config } from '../config/config.ts'
import { type Finding, finding } from './finding.ts'

type Doctor = { config: Pick<Config, 'stock'>; fetch: StockFetch }

const checkLibrary = async (
  { config, fetch }: Doctor,
  library: StockKey,
): Promise<Finding | undefined> => {
  const settings = config.stock[library]
  if (!settings) return undefined
  const adapter = stockAdapters[library]
  const subject = `Фото: ${adapter.name}`
  try {
    await adapter.search({ ...settings, fetch }, { query: 'coffee', page: 1 })
    return finding('ok', subject, 'ключ принят.')
  } catch (error) {
    if (!(error instanceof StockUnavailableError)) throw error
    const text = `не отвечает или не принял ключ (${error.message}). Проверьте ${library.toUpperCase()}_KEY.`
    return finding('warning', subject, text)
  }
}

/** One search in each library of photos that has a key. */
export const checkStock = async (doctor: Doctor): Promise<Finding[]> => {
  const found = await Promise.all(stockKey.options.map((library) => checkLibrary(doctor, library)))
  return found.flatMap((one) => one ?? [])
}
