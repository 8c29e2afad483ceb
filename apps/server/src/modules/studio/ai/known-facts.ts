import type { Currency } from '@kadr/contract/base/primitives'
import { ANSWER_MAX, type KnownFact } from '@kadr/contract/studio/questions'
import { formatPrice } from '@kadr/domain/money/prices'
import type { AppContext } from '../../../context.ts'
import { listFacts } from '../../library/business/index.ts'
import { listProductRows } from '../../library/products/index.ts'

const MAX_PRODUCTS = 100
const MAX_ABOUT = 120

export const writePrice = ({ minor, currency }: { minor: number; currency: Currency }): string =>
  formatPrice({ amount: minor / 100, currency })

type InWorkspace = { ctx: AppContext; workspaceId: string }

const readProductFacts = async ({ ctx, workspaceId }: InWorkspace): Promise<KnownFact[]> => {
  const rows = await listProductRows({
    db: ctx.db,
    workspaceId,
    isArchived: false,
    search: undefined,
    before: undefined,
    limit: MAX_PRODUCTS,
  })
  return rows.flatMap(({ name, priceMinor, priceCurrency, audience, updatedAt }): KnownFact[] => {
    const of = {
      about: name.slice(0, MAX_ABOUT),
      source: 'product',
      date: updatedAt.toISOString(),
      until: null,
    } as const
    const price =
      priceMinor === null || priceCurrency === null
        ? ''
        : writePrice({ minor: priceMinor, currency: priceCurrency })
    return [
      ...(price === '' ? [] : [{ ...of, kind: 'price', text: price } as const]),
      ...(audience === ''
        ? []
        : [{ ...of, kind: 'audience', text: audience.slice(0, ANSWER_MAX) } as const]),
    ]
  })
}

/** What a workspace has said of its business, with source and date: its facts, then its products. */
export const readKnownFacts = async (input: InWorkspace): Promise<KnownFact[]> => {
  const facts = await listFacts(input)
  return [
    ...facts.map(({ kind, title, text, source, saidAt, until }) => ({
      kind,
      about: title,
      text,
      source,
      date: saidAt,
      until,
    })),
    ...(await readProductFacts(input)),
  ]
}
