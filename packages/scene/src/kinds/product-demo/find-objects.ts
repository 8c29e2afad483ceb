import { createCard } from '@kadr/contract/create-card'
import type { ProductDemoForm } from '@kadr/contract/product-demo'
import { matchObjects } from '@kadr/objects/match-objects'

/**
 * Objects by the words of a demo: the product itself first and last. They are put into the form as
 * it is by then: what has been chosen stays, a benefit with other words waits for its own.
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
