import { createCard } from '@kadr/contract/studio/create-card'
import type { DemoShot, ProductDemoForm } from '@kadr/contract/studio/product-demo'
import type { SlideFit } from '@kadr/contract/studio/slideshow'
import type { SlideCard } from '@kadr/contract/studio/storyboard'
import { markKey, splitBenefit } from './words.ts'

/** One scene of a demo: a text card and a picture or a clip. */
export type DemoScene = {
  id: string
  card: SlideCard
  asset: string | null
  fit: SlideFit
  /** Start offset within a clip, in seconds. */
  from: number
  /** Wanted duration; extended to the reading time. */
  seconds: number
  part: 'call' | 'change' | 'hook' | 'review' | 'shot'
}

const BENEFIT_SECONDS = 2.2
const SCENE_SECONDS = 2.5

type Benefit = ProductDemoForm['benefits'][number]

const benefitCard = ({ text, object }: Benefit, n: number | null): SlideCard => {
  const { title, body } = splitBenefit(text)
  return createCard('item', { n, title: markKey(title), body, object })
}

/** Every other benefit uses the `hook` layout, so that backgrounds alternate. */
const alternate = (scene: DemoScene, index: number): DemoScene => {
  const { card, part, fit } = scene
  const isTurned = part === 'shot' && fit === 'framed' && card.n === null && index % 2 === 1
  return isTurned ? { ...scene, card: { ...card, role: 'hook', sub: card.body } } : scene
}

/** Distributes benefits over shots in order; with fewer shots a shot gets several. */
const spreadBenefits = (shots: number, benefits: readonly Benefit[]): Benefit[][] => {
  const most = Math.max(shots, benefits.length)
  return Array.from({ length: shots }, (_, index) =>
    benefits.filter((_benefit, at) => {
      const place = benefits.length < shots ? Math.floor((at * shots) / benefits.length) : at
      return Math.floor((place * shots) / most) === index
    }),
  )
}

/** One scene per benefit of a shot; the clip continues from scene to scene. */
const shotScenes = (shot: DemoShot, benefits: readonly Benefit[]): DemoScene[] => {
  const { id, asset, from, fit } = shot
  const common = { asset, part: 'shot' as const }
  const [benefit] = benefits
  if (!benefit) {
    // Without text the picture fills the canvas instead of a frame.
    const whole = fit === 'framed' ? 'cover' : fit
    const { seconds } = shot
    return [{ ...common, id, card: createCard('item'), fit: whole, from, seconds }]
  }
  const seconds = shot.seconds / benefits.length
  return benefits.map((one, at) => ({
    ...common,
    id: `${id} ${at}`,
    card: benefitCard(one, null),
    fit,
    from: from + seconds * at,
    seconds,
  }))
}

const plainBenefit = (benefit: Benefit, index: number, { length }: readonly Benefit[]) => ({
  id: benefit.id,
  card: benefitCard(benefit, length > 1 ? index + 1 : null),
  asset: null,
  fit: 'framed' as const,
  from: 0,
  seconds: BENEFIT_SECONDS,
  part: 'shot' as const,
})

const changeScenes = ({ change, callToAction, hook }: ProductDemoForm): DemoScene[] => {
  if (!change || change.before.trim() === '' || change.after.trim() === '') return []
  const card = createCard('compare', {
    title: 'Было и *стало*',
    isFix: true,
    sides: [
      { head: 'Было', line: change.before, object: 'hourglass-done' },
      { head: 'Стало', line: change.after, object: 'sparkles' },
    ],
  })
  const asset = callToAction.asset ?? hook.asset
  const common = { fit: 'framed' as const, from: 0, seconds: SCENE_SECONDS }
  return [{ ...common, id: 'change', card, asset, part: 'change' }]
}

const reviewScenes = ({ review }: ProductDemoForm): DemoScene[] => {
  // Stars alone are nobody's words.
  if (!review || review.text.trim() === '') return []
  const stars = `${review.stars.toLocaleString('ru-RU')} из 5`
  const card = createCard('quote', {
    title: markKey(review.text),
    sub: [review.author.trim(), stars].filter(Boolean).join(', '),
    object: 'speech-balloon',
  })
  const common = { asset: null, fit: 'framed' as const, from: 0, seconds: SCENE_SECONDS }
  return [{ ...common, id: 'review', card, part: 'review' }]
}

/** The product with its price and the call to action. */
const callScenes = ({ callToAction, name }: ProductDemoForm): DemoScene[] => {
  const { text, price, note, asset, seconds, object } = callToAction
  if ([text, price, note].every((words) => words.trim() === '')) return []
  // On its own line, because next to «250 г» a price reads as part of it.
  const title = [name.trim(), price.trim() && `*${price.trim()}*`].filter(Boolean).join('\n')
  const card = createCard('cta', {
    title: title === '' ? markKey(text) : title,
    sub: note,
    act: title === '' ? '' : text,
    object,
  })
  return [{ id: 'call', card, asset, fit: 'framed', from: 0, seconds, part: 'call' }]
}

/** The scenes of a demo, in order; there is always a hook. */
export const listScenes = (form: ProductDemoForm): DemoScene[] => {
  const { hook, shots } = form
  const benefits = form.benefits.filter(({ text }) => text.trim() !== '')
  const spread = spreadBenefits(shots.length, benefits)
  return [
    {
      id: 'hook',
      card: createCard('hook', { title: hook.text, object: hook.object }),
      asset: hook.asset,
      fit: hook.fit,
      from: hook.from,
      seconds: hook.seconds,
      part: 'hook',
    },
    ...shots.flatMap((shot, index) => shotScenes(shot, spread[index] ?? [])).map(alternate),
    ...(shots.length === 0 ? benefits.map(plainBenefit) : []),
    ...changeScenes(form),
    ...reviewScenes(form),
    ...callScenes(form),
  ]
}
