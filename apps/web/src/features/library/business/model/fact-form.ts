import { addFact, type BusinessFact, type FactKind } from '@kadr/contract/library/business'
import * as z from 'zod/mini'
import type { SavedFact } from '../api/business.mutations.ts'
import { copy } from '../copy.ts'

const { kind, title, text } = addFact.body.shape

/** The last day on which the fact holds, in the time zone of the device; empty: no end. */
const lastDay = z.string().check(z.refine((day) => day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)))

/** A price of nothing and an answer to nothing say nothing. */
const TITLE_MISSING: Partial<Record<FactKind, string>> = {
  price: copy.form.priceOfMissing,
  question: copy.form.questionMissing,
}

export const factForm = z.object({ kind, title, text, lastDay }).check((ctx) => {
  const missing = TITLE_MISSING[ctx.value.kind]
  if (missing === undefined || ctx.value.title !== '') return
  ctx.issues.push({ code: 'custom', message: missing, path: ['title'], input: ctx.value.title })
})
export type FactForm = z.infer<typeof factForm>

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** A fact that holds until midnight holds on the day before. */
const dayBefore = (until: string): string => {
  const at = new Date(Date.parse(until) - 1)
  return `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}`
}

const endOf = (day: string): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + 1).toISOString()
}

export const formOf = (
  fact: Pick<BusinessFact, (keyof FactForm & keyof BusinessFact) | 'until'>,
): FactForm => ({
  kind: fact.kind,
  title: fact.title,
  text: fact.text,
  lastDay: fact.until === null ? '' : dayBefore(fact.until),
})

/** An untouched day keeps its exact end. */
export const bodyOf = (
  { lastDay: day, ...form }: FactForm,
  known: BusinessFact | undefined,
): SavedFact => {
  const before = known?.until ?? null
  const isSame = before !== null && dayBefore(before) === day
  return { ...form, until: day === '' ? null : isSame ? before : endOf(day), known }
}
