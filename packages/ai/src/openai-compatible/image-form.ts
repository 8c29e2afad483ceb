import { findRefused } from './learn-form.ts'
import type { RefusedRequestError } from './refused-request.ts'

type ImageForm = {
  /** Models that answer with base64 in any case refuse to be asked for it. */
  isFormatAsked: boolean
  /** The only sizes the model draws; null: any, empty: it decides itself. */
  sizes: readonly string[] | null
}

export const ANY_IMAGE: ImageForm = { isFormatAsked: true, sizes: null }

/** «Supported values are: '1024x1024', …»; the refused size is quoted first. */
const readSizes = (words: string): string[] => [
  ...new Set([...words.matchAll(/'(\d{2,5}x\d{2,5})'/g)].map(([, size = '']) => size).slice(1)),
]

export const learnImageForm = (
  refusal: RefusedRequestError,
  form: ImageForm,
): ImageForm | undefined => {
  const name = findRefused(refusal, ['response_format', 'size'])
  if (name === 'response_format' && form.isFormatAsked) return { ...form, isFormatAsked: false }
  if (name !== 'size' || form.sizes?.length === 0) return undefined
  return { ...form, sizes: form.sizes === null ? readSizes(refusal.words) : [] }
}

const ratioOf = (size: string) => {
  const [width = 1, height = 1] = size.split('x').map(Number)
  return Math.log(width / height)
}

/** The size asked for, or of those the model draws the one of the nearest shape. */
export const sizeOf = ({
  form: { sizes },
  width,
  height,
}: {
  form: ImageForm
  width: number
  height: number
}): string | undefined => {
  const asked = `${width}x${height}`
  if (sizes === null || sizes.includes(asked)) return asked
  const differenceOf = (size: string) => Math.abs(ratioOf(size) - ratioOf(asked))
  return sizes.toSorted((a, b) => differenceOf(a) - differenceOf(b))[0]
}
