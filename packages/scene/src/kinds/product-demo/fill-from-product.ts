import type { Product } from '@kadr/contract/library/products'
import type { Resource } from '@kadr/contract/library/resources'
import { PRODUCT_DEMO_VERSION, type ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { chooseLook } from '../../director/choose-style.ts'
import { type DemoWords, fillTexts } from './fill-texts.ts'

const PICTURE_SECONDS = 2.5
const MAX_CLIP_SECONDS = 8
const MAX_SHOTS = 6
/** Taller media are treated as phone screen recordings. */
const PHONE_RATIO = 1.9

const MAX_NAME = 80

const CURRENCY = { RUB: '₽', BYN: 'BYN', USD: '$' } as const

const priceOf = ({ price }: Product): string => {
  if (!price) return ''
  const amount = (price.minor / 100).toLocaleString('ru-RU', {
    minimumFractionDigits: price.minor % 100 === 0 ? 0 : 2,
  })
  return `${amount}\u00a0${CURRENCY[price.currency]}`
}

const benefitsOf = ({ benefits, description }: Product): string[] =>
  benefits.length > 0
    ? benefits
    : description
        .split(/(?<=[.!?…])\s+/u)
        .map((sentence) => sentence.replace(/[.]$/u, ''))
        .filter(Boolean)

const FEW = 5
const MANY = 8

/** «3 причины выбрать: …»: styles draw the number large on the first frame, after the colon no name needs a case. */
const hookOf = (name: string, benefits: number): string => {
  const count = Math.min(benefits, MANY)
  if (count < 2) return `Знакомьтесь: *${name}*`
  return `${count} ${count < FEW ? 'причины' : 'причин'} выбрать: *${name}*`
}

const wordsOf = ({ name, description, benefits }: Product) =>
  [name, description, ...benefits].join(' ')

const shotOf = (resource: Resource, index: number): ProductDemoForm['shots'][number] => ({
  id: `shot${index + 1}`,
  asset: resource.id,
  fit: 'framed',
  from: 0,
  seconds:
    resource.kind === 'video'
      ? Math.min(MAX_CLIP_SECONDS, Math.max(1, resource.durationSeconds ?? PICTURE_SECONDS))
      : PICTURE_SECONDS,
})

const isScreenRecording = ({ kind, width, height }: Resource) =>
  kind === 'video' && width !== null && height !== null && height / width > PHONE_RATIO

/** Fills all slots of a demo from the product; audio stays unchanged. */
export const fillFromProduct = ({
  form,
  product,
  written,
}: {
  form: ProductDemoForm
  product: Product
  /** Generated texts, if there are any. */
  written: DemoWords | null
}): ProductDemoForm => {
  const media = product.resources.filter(
    ({ kind, state }) => kind !== 'audio' && state !== 'failed',
  )
  const pictures = media.filter(({ kind }) => kind === 'image')
  // The hook prefers a still picture; clips of the product are used in the demo.
  const hook = pictures[0] ?? media[0]
  const others = media.filter(({ id }) => id !== hook?.id)
  const shots = (others.length > 0 ? others : media).slice(0, MAX_SHOTS)
  const benefits = benefitsOf(product)
  const words = written ?? {
    hook: hookOf(product.name, benefits.length),
    benefits,
    callToAction: product.link ? 'Ссылка в описании' : 'Напишите нам в сообщения',
  }
  const filled: ProductDemoForm = {
    ...form,
    version: PRODUCT_DEMO_VERSION,
    ...chooseLook({ text: wordsOf(product), topic: product.name }),
    productId: product.id,
    brand: { ...form.brand, colour: product.brandColor ?? form.brand.colour },
    name: product.name.slice(0, MAX_NAME),
    hook: {
      asset: hook?.id ?? null,
      fit: 'cover',
      from: 0,
      text: '',
      position: null,
      object: null,
      seconds: form.hook.seconds,
    },
    shots: shots.map(shotOf),
    hasPhone: shots.some(isScreenRecording),
    callToAction: {
      text: '',
      price: priceOf(product),
      note: '',
      object: null,
      asset: pictures.at(-1)?.id ?? null,
      seconds: form.callToAction.seconds,
    },
  }
  return fillTexts({ form: filled, words })
}
