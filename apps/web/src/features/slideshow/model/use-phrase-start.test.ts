import { expect, it } from 'vitest'
import { contentOf } from '../../../reel-editor/document/reel-draft.ts'
import { startFromPhrase } from './use-phrase-start.ts'

const formOf = async (style: string | undefined) => {
  const { draft } = await startFromPhrase({ phrase: 'Как выбрать кофе в зёрнах', style })
  return { draft, form: contentOf(draft.content, 'slideshow').form }
}

it('puts the phrase on the first slide, with an object that fits and the chosen style', async () => {
  const { draft, form } = await formOf('riso')
  expect(draft.title).toBe('Как выбрать кофе в зёрнах')
  expect(form.style).toBe('riso')
  expect(form.slides[0]?.card).toMatchObject({ role: 'hook', title: 'Как выбрать кофе в зёрнах' })
  expect(form.slides[0]?.card.object).not.toBeNull()
  expect(form.slides[1]?.card.title).toBe('')
})

it('keeps the usual style for one it does not know', async () => {
  expect((await formOf('nonsense')).form.style).toBe('cuts')
  expect((await formOf(undefined)).form.style).toBe('cuts')
})
