import * as z from 'zod/mini'
import { type SafeStorage, sessionTexts } from '../../../platform/safe-storage.ts'
import { type ProductForm, productForm } from './product-form.ts'

const PREFIX = 'kadr.product-draft.'
// A draft holds unfinished values, so only their kinds are checked.
const loose = z.extend(productForm, {
  name: z.string(),
  link: z.string(),
  description: z.string(),
  audience: z.string(),
  amount: z.string(),
  brandColor: z.string(),
})
const stored = z.object({ version: z.number(), form: loose })

export type FormDraft = { version: number; form: ProductForm }

/** What was typed and not saved, until the tab is closed. `owner` tells one product from another. */
export const createFormDraft = ({
  owner,
  storage = sessionTexts,
}: {
  owner: string
  storage?: SafeStorage
}) => {
  const key = `${PREFIX}${owner}`
  return {
    find: (): FormDraft | undefined => {
      try {
        const result = stored.safeParse(JSON.parse(storage.read(key) ?? 'null'))
        return result.success ? result.data : undefined
      } catch {
        return undefined
      }
    },
    keep: (draft: FormDraft) => storage.write(key, JSON.stringify(draft)),
    drop: () => storage.remove(key),
  }
}
