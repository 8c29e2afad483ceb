import type { FakeReply, FakeRequest } from '../../networks/fake-network.ts'
import { invalid } from './replies.ts'

export type Form = Readonly<Record<string, string>>

export const formOf = ({ fields, query }: FakeRequest): Form =>
  Object.fromEntries(
    [...query, ...Object.entries(fields ?? {})].map(([name, value]) => [name, String(value)]),
  )

/** Values of `expand[0]`, `expand[1]` and so on. */
export const expandOf = (form: Form): string[] =>
  Object.entries(form).flatMap(([name, value]) => (/^expand\[\d*\]$/.test(name) ? [value] : []))

/** Stripe rejects unknown parameters. */
export const findUnknown = (form: Form, known: RegExp): FakeReply | undefined => {
  const name = Object.keys(form).find((one) => !known.test(one) && !/^expand\[\d*\]$/.test(one))
  return name
    ? invalid(name, `Received unknown parameter: ${name}`, 'parameter_unknown')
    : undefined
}

export const integerAt = (form: Form, name: string): number | undefined =>
  /^\d{1,12}$/.test(form[name] ?? '') ? Number(form[name]) : undefined
