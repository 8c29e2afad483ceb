import { createCard } from '@kadr/contract/studio/create-card'
import type { ProductDemoForm } from '@kadr/contract/studio/product-demo'
import { matchObjects } from '@kadr/objects/match-objects'

/**
 * Matches objects to the texts of a demo. Returns an update for the form, which may have changed
 * meanwhile: chosen objects stay, and benefits whose text has changed get none.
 */
export const findDemoObjects = (
  form: ProductDemoForm,
): ((before: ProductDemoForm) => ProductDemoForm) => {
  const { hook, benefits, name } = form
  const [first, ...rest] = matchObjects(
    {
      slides: [
        createCard('hook', { title: name.trim() || hook.text, object: hook.object }),
        ...benefits.map(({ text, object }) => createCard('item', { title: text, object })),
      ],
    },
    { topic: [name, hook.text, ...benefits.map(({ text }) => text)].join(' ') },
  )
  const found = new Map(benefits.map(({ text }, at) => [text, rest[at]?.object ?? null]))
  const product = first?.object ?? null
  return (before) => ({
    ...before,
    hook: { ...before.hook, object: before.hook.object ?? product },
    benefits: before.benefits.map((benefit) => ({
      ...benefit,
      object: benefit.object ?? found.get(benefit.text) ?? null,
    })),
    callToAction: { ...before.callToAction, object: before.callToAction.object ?? product },
  })
}
