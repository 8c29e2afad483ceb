import { createCard } from '@kadr/contract/studio/create-card'
import { reel as reelSchema } from '@kadr/contract/studio/reels'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { setUpAutomating } from '../../../../../test/automating.ts'
import { ask } from '../../../../../test/posts.ts'

const world = setUpAutomating()
const { create, runsOf, work } = world

const withId = z.object({ id: z.string() })

const content = {
  kind: 'slideshow',
  form: createForm(
    [
      createSlide('intro', createCard('hook', { title: 'Студия «Глина»' })),
      createSlide('a', createCard('item', { title: 'раз', body: 'два' })),
      createSlide('b', createCard('item', { title: 'три', body: 'четыре' })),
      createSlide('end', createCard('cta', { title: 'Ждём', act: 'Пишите в директ' })),
    ],
    { style: 'night', seed: 3 },
  ),
}

const post = async (path: string, body: object) => {
  const { data, error } = await ask(world.app(), world.who(), { method: 'POST', path, body })
  if (error) throw new Error(error.message)
  return withId.parse(data).id
}

const saveTemplate = async (asks: readonly string[], name: string) => {
  const reelId = await post('/reels', { title: name, content })
  return post('/reel-templates', { name, asks, usesBrand: true, reelId })
}

it('makes reels of a template: what is asked is written, the rest stands where it stood', async () => {
  const templateId = await saveTemplate(['slides.a.title', 'slides.b.title'], 'Совет')
  const made = await create({
    output: 'slideshow',
    templateId,
    source: { kind: 'topics', topics: ['кофе дома'] },
  })
  await work()
  const [run] = await runsOf(made)
  const { data } = await ask(world.app(), world.who(), { path: `/reels/${run?.reelId}` })
  const { content: reel } = z.object({ content: reelSchema.shape.content }).parse(data)
  if (reel.kind !== 'slideshow') throw new Error('no slideshow')
  const titles = reel.form.slides.map(({ card }) => card.title)
  expect(reel.form).toMatchObject({ style: 'night', seed: 3 })
  expect(titles[0]).toBe('Студия «Глина»')
  expect(titles.at(-1)).toBe('Ждём')
  expect(titles.length).toBeGreaterThan(3)
  expect(titles).not.toContain('раз')
})

it('refuses a template that the rule can not fill', async () => {
  const files = await saveTemplate(['slides.a.asset'], 'Фото')
  await expect(create({ output: 'slideshow', templateId: files })).rejects.toThrow(
    'не спрашивает слов',
  )
  const words = await saveTemplate(['slides.a.title'], 'Слова')
  await expect(create({ output: 'greenscreen-meme', templateId: words })).rejects.toThrow(
    'другого вида',
  )
  await expect(create({ output: 'post', templateId: words })).rejects.toThrow(
    'Шаблоны бывают у рилсов',
  )
})

it('says that its template was deleted', async () => {
  const templateId = await saveTemplate(['slides.a.title'], 'Скоро удалят')
  const made = await create({ output: 'slideshow', templateId })
  await ask(world.app(), world.who(), { method: 'DELETE', path: `/reel-templates/${templateId}` })
  await work()
  const [run] = await runsOf(made)
  expect(run).toMatchObject({
    state: 'failed',
    failure: { message: expect.stringContaining('Шаблон удалён') },
  })
})
