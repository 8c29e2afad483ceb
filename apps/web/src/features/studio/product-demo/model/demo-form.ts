import type { Product } from '@kadr/contract/library/products'
import type { Resource } from '@kadr/contract/library/resources'
import type { DemoShot, ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { fillFromProduct } from '@kadr/scene/kinds/product-demo/fill-from-product'
import type { DemoWords } from '@kadr/scene/kinds/product-demo/fill-texts'
import { demoFromWords } from '@kadr/scene/kinds/product-demo/from-words'
import { createDemoForm } from '@kadr/scene/kinds/product-demo/new-form'
import {
  blankStart,
  type ReelDraft,
  type ReelStart,
} from '../../../../reel-editor/document/reel-draft.ts'
import { copy } from '../copy.ts'

export const MAX_SHOTS = 12
const MAX_BENEFITS = 8
const MAX_BENEFIT = 120
const MAX_TITLE = 60
const PICTURE_SECONDS = 2.5
const MOST_CLIP_SECONDS = 8

/** The default title: the first words of the demo. */
export const titleOf = ({ hook, callToAction }: ProductDemoForm): string => {
  const line = (hook.text.trim() || callToAction.text)
    .replaceAll('*', '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (line === '') return copy.unnamed
  return line.length <= MAX_TITLE ? line : `${line.slice(0, MAX_TITLE - 1).trimEnd()}…`
}

/** What the demo is about: it decides the style. */
export const wordsOf = ({ name, hook, benefits }: ProductDemoForm): string =>
  [name, hook.text, ...benefits.map(({ text }) => text)].join(' ')

export const isBlank = ({ hook, shots, benefits, callToAction }: ProductDemoForm): boolean =>
  hook.asset === null &&
  shots.length === 0 &&
  benefits.length === 0 &&
  hook.text.trim() === '' &&
  callToAction.text.trim() === ''

const packed = (form: ProductDemoForm): ReelDraft => ({
  title: titleOf(form),
  content: { kind: 'product-demo', form },
})

export const newDraft = (product: Product | undefined): ReelStart => {
  const form = createDemoForm()
  const untouched = packed(form)
  if (!product) return blankStart(untouched)
  const filled = fillFromProduct({ form, product, written: null })
  return {
    untouched,
    draft: { ...packed(filled), title: product.name },
    resources: product.resources,
  }
}

export const addShots = (
  form: ProductDemoForm,
  resources: readonly Resource[],
): ProductDemoForm => {
  const added = resources.map(
    (resource): DemoShot => ({
      id: crypto.randomUUID(),
      asset: resource.id,
      fit: 'framed',
      from: 0,
      seconds:
        resource.kind === 'video'
          ? Math.min(MOST_CLIP_SECONDS, Math.max(1, resource.durationSeconds ?? PICTURE_SECONDS))
          : PICTURE_SECONDS,
    }),
  )
  return { ...form, shots: [...form.shots, ...added].slice(0, MAX_SHOTS) }
}

export const changeShot = (
  form: ProductDemoForm,
  { id, ...changes }: Partial<DemoShot> & { id: string },
): ProductDemoForm => ({
  ...form,
  shots: form.shots.map((shot) => (shot.id === id ? { ...shot, ...changes } : shot)),
})

export const moveEarlier = (form: ProductDemoForm, index: number): ProductDemoForm => {
  const shot = form.shots[index]
  if (!shot || index === 0) return form
  const others = form.shots.filter(({ id }) => id !== shot.id)
  return { ...form, shots: others.toSpliced(index - 1, 0, shot) }
}

/** One benefit per line. */
export const benefitsOf = (text: string): ProductDemoForm['benefits'] =>
  text === ''
    ? []
    : text
        .split('\n')
        .slice(0, MAX_BENEFITS)
        .map((line, index) => ({
          id: `benefit${index + 1}`,
          text: line.slice(0, MAX_BENEFIT),
          object: null,
        }))

export const buildDemoFromText = ({
  words,
  product,
}: {
  words: DemoWords
  product: Product | undefined
}): ReelDraft => packed(demoFromWords({ form: createDemoForm(), words, product }))

/** Puts objects by the words into scenes that have no picture. */
export const findObjects = async (
  form: ProductDemoForm,
): Promise<(before: ProductDemoForm) => ProductDemoForm> => {
  if (form.shots.length > 0 && form.hook.asset && form.callToAction.asset) return (before) => before
  // The dictionary of objects is large and needed only here.
  const { findDemoObjects } = await import('@kadr/scene/kinds/product-demo/find-objects')
  return findDemoObjects(form)
}
