import { isRequisite } from '@kadr/domain/base/requisites'
import { MIN_CASES } from '@kadr/domain/insight/best-time'
import { ENOUGH_CASES } from '@kadr/domain/insight/figures'
import { AFFILIATE_FIGURES } from '@kadr/domain/money/affiliate'
import { ContentError, lineOf } from './content-error.ts'
import { readLicences } from './live-licences.ts'
import { readLimit } from './live-limits.ts'
import { readPlan } from './live-plans.ts'
import { readTable } from './network-tables.ts'

const VALUE = /\{\{\s*([\w.-]+)\s*\}\}/g

const isFigure = (name: string) => AFFILIATE_FIGURES.some((known) => known === name)

/** Prices, requisites and the terms of the affiliate program are known to the running server only: they stay places. */
const readValue = (name: string): string | undefined => {
  const [kind, ...rest] = name.split('.')
  const path = rest.join('.')
  if (kind === 'limits') return readLimit(path)
  if (kind === 'tables') return readTable(path)
  if (kind === 'plans') return readPlan(path)
  if (name === 'verdicts.bestTime') return String(MIN_CASES)
  if (name === 'verdicts.enough') return String(ENOUGH_CASES)
  if (kind === 'licences') return readLicences(path)
  if (kind === 'requisites' && isRequisite(path)) return `{{requisites.${path}}}`
  if (kind === 'affiliate' && isFigure(path)) return `{{affiliate.${path}}}`
  return undefined
}

/** Puts the numbers of the domain and the notices of packages into a text. */
export const fillValues = ({
  file,
  source,
  firstLine,
}: {
  file: string
  source: string
  firstLine: number
}): string =>
  source.replaceAll(VALUE, (whole, name: string, index: number) => {
    const value = readValue(name)
    if (value !== undefined) return value
    const line = firstLine + lineOf(source, index) - 1
    throw new ContentError({ file, line, message: `there is no value ${whole}` })
  })
