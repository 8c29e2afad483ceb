import { AFFILIATE_FIGURES } from '@kadr/domain/billing/affiliate'
import { isRequisite } from '@kadr/domain/requisites'
import { ContentError, lineOf } from './content-error.ts'
import { readLimit } from './live-limits.ts'
import { readPlan } from './live-plans.ts'

const VALUE = /\{\{\s*([\w.-]+)\s*\}\}/g

const isFigure = (name: string) => AFFILIATE_FIGURES.some((known) => known === name)

/** Requisites and the terms of the affiliate program are known to the running server only: they stay as they are. */
const readValue = (name: string): string | undefined => {
  const [kind, ...rest] = name.split('.')
  const path = rest.join('.')
  if (kind === 'limits') return readLimit(path)
  if (kind === 'plans') return readPlan(path)
  if (kind === 'requisites' && isRequisite(path)) return `{{requisites.${path}}}`
  if (kind === 'affiliate' && isFigure(path)) return `{{affiliate.${path}}}`
  return undefined
}

/** Puts the numbers of the domain into a text. */
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
