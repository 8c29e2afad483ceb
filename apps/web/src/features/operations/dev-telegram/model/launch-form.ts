import type { LaunchRequest } from '../api/dev-telegram.mutations.ts'
import type { Platform } from '../copy.ts'

export type LaunchForm = {
  person: 'anna' | 'boris' | 'stranger'
  name: string
  /** Stable between launches, so that the new user can return. */
  strangerId: number
  platform: Platform
  startParam: string
}

const PEOPLE = {
  anna: { firstName: 'Анна', telegramId: 42 },
  boris: { firstName: 'Борис', telegramId: 43 },
}

/** Choosing another user reloads the page, so the choice is stored. */
export const readPerson = (text: string | null): LaunchForm['person'] =>
  text === 'boris' || text === 'stranger' ? text : 'anna'

export const isStartParamRight = (text: string) => /^[\w-]{0,512}$/.test(text)

export const makeStrangerId = (random: () => number = Math.random) =>
  1_000_000 + Math.floor(random() * 1_000_000_000)

export const personOf = (form: LaunchForm) =>
  form.person === 'stranger'
    ? { firstName: form.name, telegramId: form.strangerId }
    : PEOPLE[form.person]

/** The page of an invoice in the sandbox, opened by the person of the form. */
export const buildInvoicePath = ({ slug, form }: { slug: string; form: LaunchForm }) =>
  `/sandbox/net/telegram/www/invoice/${encodeURIComponent(slug)}?user=${personOf(form).telegramId}`

export const toLaunchRequest = (form: LaunchForm): LaunchRequest => ({
  ...personOf(form),
  platform: form.platform,
  ...(form.startParam && { startParam: form.startParam }),
})
