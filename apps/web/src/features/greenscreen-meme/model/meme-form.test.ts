import { reelContent } from '@kadr/contract/reel-content'
import { greenscreenMeme } from '@kadr/scene/kinds/greenscreen-meme/greenscreen-meme'
import { MEME_TEMPLATES } from '@kadr/scene/kinds/greenscreen-meme/templates'
import { expect, it } from 'vitest'
import {
  applyText,
  buildMemeFromText,
  changeReaction,
  changeTemplate,
  chooseReaction,
  cutReaction,
  newForm,
  titleOf,
} from './meme-form.ts'

const withCat = () => chooseReaction(newForm(), 'cat')

it('begins with a form that the server takes', () => {
  expect(() => greenscreenMeme.readForm(newForm())).not.toThrow()
  expect(() => greenscreenMeme.readForm(withCat())).not.toThrow()
})

it('gives the first reaction the template position and keeps the position for the next', () => {
  expect(withCat().reaction).toMatchObject(MEME_TEMPLATES[0]?.reaction ?? {})
  const moved = changeReaction(withCat(), { x: 0.1, isFlipped: true })
  expect(chooseReaction(moved, 'dog').reaction).toMatchObject({
    asset: 'dog',
    x: 0.1,
    isFlipped: true,
  })
})

it('moves a reaction with the template only until the user has moved it', () => {
  const other = MEME_TEMPLATES[2]
  if (!other) throw new Error('no look')
  expect(changeTemplate(withCat(), other.key).reaction).toMatchObject(other.reaction)
  const moved = changeReaction(withCat(), { x: 0.1 })
  expect(changeTemplate(moved, other.key).reaction?.x).toBe(0.1)
})

it('cuts inside the clip, never to nothing', () => {
  const cut = (from: number, until: number) =>
    cutReaction(withCat(), { from, until, length: 3 }).reaction
  expect(cut(1, 2)).toMatchObject({ from: 1, until: 2 })
  expect(cut(1, 3)).toMatchObject({ from: 1, until: null })
  expect(cut(2, 1)).toMatchObject({ from: 2, until: 2.2 })
  expect(cut(9, 9)).toMatchObject({ from: 2.8, until: null })
})

it('truncates the top and bottom text to the limits of the form', () => {
  const words = { top: 'Понедельник '.repeat(30), bottom: 'Кофе' }
  const form = applyText(withCat(), words)
  expect(form.text.bottom).toBe('Кофе')
  expect(form.text.top.startsWith('Понедельник')).toBe(true)
  expect(() => greenscreenMeme.readForm(form)).not.toThrow()
})

it('takes its default title from its text', () => {
  expect(titleOf({ ...newForm(), text: { top: '*POV*: вы', bottom: 'дома', preset: null } })).toBe(
    'POV: вы дома',
  )
  expect(titleOf({ ...newForm(), text: { top: ' ', bottom: '', preset: null } })).toBe('Новый мем')
})

it('has the top and bottom text', () => {
  const made = buildMemeFromText({ top: 'Понедельник', bottom: 'Кофе' })
  expect(made).toMatchObject({
    title: 'Понедельник Кофе',
    content: { form: { text: { top: 'Понедельник', bottom: 'Кофе' } } },
  })
  expect(reelContent.safeParse(made.content).error).toBeUndefined()
})
