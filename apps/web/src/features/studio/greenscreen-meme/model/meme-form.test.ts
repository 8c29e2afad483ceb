import { reelContent } from '@kadr/contract/studio/reel-content'
import { greenscreenMeme } from '@kadr/scene/kinds/greenscreen-meme/greenscreen-meme'
import { expect, it } from 'vitest'
import {
  buildMemeFromText,
  changeReaction,
  changeStyle,
  chooseDrawn,
  chooseReaction,
  cutReaction,
  findObject,
  newForm,
  titleOf,
} from './meme-form.ts'

const withCat = () => chooseReaction(newForm(), 'cat')

it('begins with a form that the server takes', () => {
  expect(() => greenscreenMeme.readForm(newForm())).not.toThrow()
  expect(() => greenscreenMeme.readForm(withCat())).not.toThrow()
})

it('puts another reaction in the place of the one there was', () => {
  const moved = changeReaction(withCat(), { x: 0.1, isFlipped: true })
  const place = { x: 0.1, isFlipped: true }
  expect(chooseReaction(moved, 'dog').reaction).toMatchObject({ asset: 'dog', ...place })
  const drawn = { key: 'lina', emotion: 'joy' } as const
  expect(chooseDrawn(moved, drawn).reaction).toMatchObject({ asset: null, drawn, ...place })
  expect(chooseReaction(chooseDrawn(moved, drawn), 'cat').reaction?.drawn).toBeNull()
})

it('changes the style and nothing else but the letters', () => {
  const before = { ...withCat(), text: { top: 'Раз', bottom: 'Два', preset: 'note' as const } }
  expect(changeStyle(before, 'night')).toEqual({
    ...before,
    style: 'night',
    text: { ...before.text, preset: null },
  })
})

it('takes the face and the object that the words name', async () => {
  const { content } = buildMemeFromText({ top: 'Бариста варит кофе', bottom: 'Наконец-то отпуск' })
  if (content.kind !== 'greenscreen-meme') throw new Error('no meme')
  expect(content.form.reaction?.drawn?.emotion).toBe('joy')
  expect(await findObject(content.form)).not.toBeNull()
})

it('cuts inside the clip, never to nothing', () => {
  const cut = (from: number, until: number) =>
    cutReaction(withCat(), { from, until, length: 3 }).reaction
  expect(cut(1, 2)).toMatchObject({ from: 1, until: 2 })
  expect(cut(1, 3)).toMatchObject({ from: 1, until: null })
  expect(cut(2, 1)).toMatchObject({ from: 2, until: 2.2 })
  expect(cut(9, 9)).toMatchObject({ from: 2.8, until: null })
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
