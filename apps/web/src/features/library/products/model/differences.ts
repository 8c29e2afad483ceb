import { countOf } from '@kadr/domain/base/plural'
import { copy, TONE_NAME } from '../copy.ts'
import { priceText, readAmount } from './price-text.ts'
import type { ProductForm } from './product-form.ts'

const FILES = ['файл', 'файла', 'файлов'] as const

export type Difference = { field: string; theirs: string; mine: string }

const FIELDS: readonly { field: string; say: (form: ProductForm) => string }[] = [
  { field: copy.form.name, say: ({ name }) => name },
  { field: copy.form.link, say: ({ link }) => link },
  { field: copy.form.description, say: ({ description }) => description },
  { field: copy.form.benefits, say: ({ benefits }) => benefits.join('; ') },
  { field: copy.form.audience, say: ({ audience }) => audience },
  {
    field: copy.form.price,
    say: ({ amount, currency }) => {
      const minor = readAmount(amount)
      return minor === undefined ? amount : priceText({ minor, currency })
    },
  },
  { field: copy.form.color, say: ({ brandColor }) => brandColor.toLowerCase() },
  { field: copy.form.tone, say: ({ tone }) => TONE_NAME[tone] },
  {
    field: copy.form.media,
    say: ({ resources }) =>
      resources.length === 0
        ? ''
        : `${countOf({ count: resources.length, forms: FILES })}: ${resources.map(({ name }) => name).join(', ')}`,
  },
]

/** The differing fields by their Russian labels. */
export const findDifferences = ({
  theirs,
  mine,
}: {
  theirs: ProductForm
  mine: ProductForm
}): Difference[] =>
  FIELDS.map(({ field, say }) => ({ field, theirs: say(theirs).trim(), mine: say(mine).trim() }))
    .filter((difference) => difference.theirs !== difference.mine)
    .map(({ field, ...said }) => ({
      field,
      theirs: said.theirs || copy.conflict.empty,
      mine: said.mine || copy.conflict.empty,
    }))
