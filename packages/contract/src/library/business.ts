import * as z from 'zod/mini'
import { givenInstant, id, instant, nothing, version } from '../base/primitives.ts'
import { defineRoute } from '../base/route.ts'
import { price } from './products.ts'

const wellFormed = z.overwrite((value: string) => value.toWellFormed())
const line = (max: number) =>
  z.string().check(z.trim(), wellFormed, z.maxLength(max, `Не длиннее ${max} знаков`))

export const FACT_TITLE_MAX = 120
export const FACT_TEXT_MAX = 300
export const MAX_FACTS = 200

export const factKind = z.enum([
  'about',
  'audience',
  'price',
  'included',
  'term',
  'guarantee',
  'result',
  'address',
  'hours',
  'booking',
  /** A frequent question: the title asks, the text answers. */
  'question',
  'other',
])
export type FactKind = z.infer<typeof factKind>

/** Where a fact comes from: typed on its page, an answer to a question, a product, a post, a site. */
export const factSource = z.enum(['person', 'answer', 'product', 'post', 'site'])
export type FactSource = z.infer<typeof factSource>

const factFields = {
  kind: factKind,
  /** What it is about, «Мастер-класс „Первая чашка“»; empty: the whole business. */
  title: line(FACT_TITLE_MAX),
  text: line(FACT_TEXT_MAX).check(z.minLength(1, 'Напишите сам факт')),
  /** It holds until then; null: as long as nobody changes it. */
  until: z.nullable(instant),
}

export const businessFact = z.object({
  ...factFields,
  id,
  source: factSource,
  /** Of the source: the page of a site, the reel of an answer. */
  sourceTitle: z.string(),
  /** When it was last said or confirmed. */
  saidAt: instant,
  /** Past its date, or a price said long ago: it has to be confirmed before it is used. */
  isOld: z.boolean(),
  version,
})
export type BusinessFact = z.infer<typeof businessFact>

const factInput = z.object({
  ...factFields,
  until: z._default(z.nullable(givenInstant), null),
})
export type FactInput = z.output<typeof factInput>

export const getBusiness = defineRoute({
  method: 'GET',
  path: '/business',
  access: 'workspace',
  action: 'business.read',
  rate: 'read',
  summary: 'Что известно о деле',
  tags: ['business', 'products'],
  data: z.object({
    facts: z.array(businessFact),
    /** Of the products, as they are now. */
    prices: z.array(z.object({ productId: id, name: z.string(), price, updatedAt: instant })),
  }),
})

export const addFact = defineRoute({
  method: 'POST',
  path: '/business/facts',
  access: 'workspace',
  action: 'business.write',
  rate: 'write',
  summary: 'Добавить факт',
  affects: ['business'],
  body: factInput,
  data: businessFact,
})

export const changeFact = defineRoute({
  method: 'PATCH',
  path: '/business/facts/:id',
  access: 'workspace',
  action: 'business.write',
  rate: 'write',
  summary: 'Изменить факт',
  affects: ['business'],
  params: z.object({ id }),
  body: z.extend(factInput, { version }),
  data: businessFact,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
})

/** It still holds: said anew today, without its end date. */
export const confirmFact = defineRoute({
  method: 'POST',
  path: '/business/facts/:id/confirm',
  access: 'workspace',
  action: 'business.write',
  rate: 'write',
  summary: 'Факт всё ещё верен',
  affects: ['business'],
  params: z.object({ id }),
  body: z.object({ version }),
  data: businessFact,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
})

export const deleteFact = defineRoute({
  method: 'DELETE',
  path: '/business/facts/:id',
  access: 'workspace',
  action: 'business.write',
  rate: 'write',
  summary: 'Удалить факт',
  affects: ['business'],
  params: z.object({ id }),
  data: nothing,
  errors: ['NOT_FOUND'],
})

/** Facts that a person has accepted. A fact of the same kind and title is replaced. */
export const keepFacts = defineRoute({
  method: 'POST',
  path: '/business/facts/keep',
  access: 'workspace',
  action: 'business.write',
  rate: 'write',
  summary: 'Запомнить факты',
  affects: ['business'],
  body: z.object({
    facts: z
      .array(
        z.extend(factInput, {
          source: z.enum(['answer', 'post', 'site']),
          sourceTitle: z._default(line(FACT_TITLE_MAX), ''),
          /** The fact it contradicts, which goes. */
          replacesId: z.optional(id),
        }),
      )
      .check(z.minLength(1), z.maxLength(30)),
  }),
  data: z.object({ facts: z.array(businessFact) }),
  errors: ['NOT_FOUND'],
})

const proposal = z.object({
  ...factFields,
  /** Of the page it stands on. */
  pageTitle: z.string(),
  /** What is said otherwise now: by a fact, or by the price of a product, which is changed there. */
  contradicts: z.nullable(
    z.object({ of: z.enum(['fact', 'product']), id, title: z.string(), text: z.string() }),
  ),
})
export type Proposal = z.infer<typeof proposal>

/** Reads a few pages of a site. Nothing is stored: the person accepts what is true. */
export const readSite = defineRoute({
  method: 'POST',
  path: '/business/read-site',
  access: 'workspace',
  action: 'business.write',
  rate: 'heavy',
  summary: 'Взять факты с сайта',
  isRead: true,
  tags: [],
  body: z.object({
    link: z.string().check(
      z.trim(),
      z.maxLength(2048),
      z.refine((text) => /^https?:\/\/\S+$/i.test(text), 'Нужен адрес вида https://…'),
    ),
  }),
  data: z.object({
    host: z.string(),
    pages: z.array(z.object({ url: z.string(), title: z.string() })),
    proposals: z.array(proposal),
  }),
  errors: ['PAGE_UNREADABLE'],
})
