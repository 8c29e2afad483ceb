import { createCard } from '@kadr/contract/studio/create-card'
import { reel as reelSchema, reelSummary } from '@kadr/contract/studio/reels'
import { newId } from '@kadr/kit/new-id'
import { createMemeForm } from '@kadr/scene/kinds/greenscreen-meme/new-form'
import { createDemoForm } from '@kadr/scene/kinds/product-demo/new-form'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '../../../../test/people.ts'
import { addPicture, addReel, slideshowOf } from '../../../../test/reels.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'
import { createUploader, type Uploader } from '../../../../test/uploads.ts'

let app: TestShell
let person: Uploader
let stranger: Uploader
beforeAll(async () => {
  app = await createTestApp()
  person = await createUploader(app, 1)
  stranger = await createUploader(app, 2)
})
afterAll(() => app.stop())

const content = () => slideshowOf([null, null], { seconds: 2, text: 'Текст' })

const save = (id: string, body: object, by = person) =>
  call(app, { method: 'PUT', path: `/reels/${id}`, token: by.token, body })

const list = async (query: string) => {
  const { data } = await call(app, { path: `/reels${query}`, token: person.token })
  return z.parse(
    z.object({ items: z.array(reelSummary), nextCursor: z.nullable(z.string()) }),
    data,
  )
}

it('makes one reel of one key, however often it is sent', async () => {
  const key = `key-${newId()}`
  const create = (title: string) =>
    call(app, {
      method: 'POST',
      path: '/reels',
      token: person.token,
      body: { title, content: content() },
      headers: { 'idempotency-key': key },
    })
  const answers = await Promise.all([create('Один'), create('Один'), create('Один')])
  const ids = answers.map(({ data }) => z.parse(reelSchema, data).id)
  expect(new Set(ids).size).toBe(1)
  expect(await create('Другой')).toMatchObject({ status: 422, error: { code: 'KEY_REUSED' } })
})

it('keeps the later of two edits from writing over the earlier', async () => {
  const reel = await addReel({ app, person })
  expect(reel).toMatchObject({ version: 1, seconds: 1, lastGeneration: null })
  const body = { version: 1, title: 'Первый', content: content() }
  expect(await save(reel.id, body)).toMatchObject({ data: { version: 2, seconds: 4 } })
  expect(await save(reel.id, { ...body, title: 'Второй' })).toMatchObject({
    status: 409,
    error: { code: 'VERSION_CONFLICT', field: 'version' },
  })
  const { data } = await call(app, { path: `/reels/${reel.id}`, token: person.token })
  expect(data).toMatchObject({ title: 'Первый', version: 2 })
})

it('says where a picture is used, until the reel lets it go', async () => {
  const picture = await addPicture({ app, person })
  const reel = await addReel({ app, person, content: slideshowOf([picture, null]), title: 'Осень' })
  const uses = async () =>
    (await call(app, { path: `/resources/${picture}/uses`, token: person.token })).data
  expect(await uses()).toEqual([{ kind: 'reel', id: reel.id, title: 'Осень', isScheduled: false }])
  expect(reel.resources).toMatchObject([{ id: picture }])
  await save(reel.id, { version: 1, title: 'Осень', content: slideshowOf([null, null]) })
  expect(await uses()).toEqual([])
})

it('knows no files of another workspace, and names that are no files', async () => {
  const foreign = await addPicture({ app, person: stranger })
  for (const asset of [foreign, newId(), 'no such thing']) {
    const body = { title: 'Чужое', content: slideshowOf([asset, null]) }
    const answer = await call(app, { method: 'POST', path: '/reels', token: person.token, body })
    expect(answer).toMatchObject({ status: 404, error: { code: 'NOT_FOUND' } })
  }
})

it('hides a reel from other workspaces', async () => {
  const { id } = await addReel({ app, person })
  const body = { version: 1, title: 'Моё', content: content() }
  expect(await save(id, body, stranger)).toMatchObject({ status: 404 })
  for (const [method, path] of [
    ['GET', `/reels/${id}`],
    ['POST', `/reels/${id}/duplicate`],
    ['DELETE', `/reels/${id}`],
  ] as const) {
    expect(await call(app, { method, path, token: stranger.token })).toMatchObject({ status: 404 })
  }
})

it('copies a reel under a name of its own, and deletes it', async () => {
  const { id } = await addReel({ app, person, title: 'Осень' })
  const path = `/reels/${id}/duplicate`
  const { data } = await call(app, { method: 'POST', path, token: person.token })
  const copy = z.parse(reelSchema, data)
  expect(copy).toMatchObject({ title: 'Осень — копия', version: 1 })
  const remove = () =>
    call(app, { method: 'DELETE', path: `/reels/${copy.id}`, token: person.token })
  expect(await remove()).toMatchObject({ status: 200 })
  expect(await remove()).toMatchObject({ status: 404 })
})

it('gives every reel once, page by page, the last changed first', async () => {
  for (let count = 0; count < 3; count += 1)
    await addReel({ app, person, title: `Страница ${count}` })
  const first = await list('?limit=2&search=страница')
  const second = await list(`?limit=2&search=страница&cursor=${first.nextCursor}`)
  const titles = [...first.items, ...second.items].map(({ title }) => title)
  expect(titles).toEqual(['Страница 2', 'Страница 1', 'Страница 0'])
  expect(second.nextCursor).toBeNull()
  expect((await list('?stage=finished')).items).toEqual([])
  expect((await list('?stage=draft&kind=slideshow&search=страница')).items).toHaveLength(3)
})

it('names the field of what it can not take', async () => {
  const form = content().form
  const long = Array.from({ length: 13 }, (_, index) => ({
    ...form.slides[0],
    id: `s${index}`,
    seconds: 15,
  }))
  const { data } = await call(app, {
    method: 'POST',
    path: '/reels',
    token: person.token,
    body: { title: 'Длинный', content: { kind: 'slideshow', form: { ...form, slides: long } } },
  })
  const { id } = z.parse(reelSchema, data)
  const render = await call(app, {
    method: 'POST',
    path: `/reels/${id}/generations`,
    token: person.token,
    body: { output: 'video' },
  })
  expect(render).toMatchObject({ status: 400, error: { message: 'Не длиннее трёх минут' } })
  const [first, second] = form.slides
  const blank = { ...second, asset: null, card: createCard('item') }
  const numbered = { ...second, asset: null, card: createCard('number', { title: 'чашек в день' }) }
  const forbidden = { ...second, asset: null, card: createCard('hook', { title: 'Гашиш *оптом*' }) }
  const gapped = { kind: 'slideshow', form: { ...form, slides: [first, blank] } }
  await save(id, { version: 1, title: 'С пустым', content: gapped })
  const unfilled = await call(app, {
    method: 'POST',
    path: `/reels/${id}/generations`,
    token: person.token,
    body: { output: 'video' },
  })
  expect(unfilled).toMatchObject({
    status: 400,
    error: { message: expect.stringMatching(/^Слайд 2 пустой/), field: 'content' },
  })
  const narration = { voice: 'rhvoice/anna', speed: 1, hasCaptions: true }
  const mute = { ...form, narration, slides: [{ ...first, said: '' }, second] }
  for (const [title, other, words] of [
    ['Без голоса', { kind: 'slideshow', form: mute }, /^Слайд 2 не озвучен/],
    ['Без числа', { kind: 'slideshow', form: { ...form, slides: [numbered] } }, /без числа/],
    ['Запретное', { kind: 'slideshow', form: { ...form, slides: [forbidden] } }, /наркотиках/],
    [
      'Запретная речь',
      { kind: 'talking-head', form: { ...createTalkingForm(), script: 'Ненавижу мигрантов' } },
      /вражды/,
    ],
    ['Без начала', { kind: 'product-demo', form: createDemoForm() }, /^Начало пустое/],
    ['Без слов', { kind: 'talking-head', form: createTalkingForm() }, /впишите текст$/],
    ['Без реакции', { kind: 'greenscreen-meme', form: createMemeForm() }, /^Нет реакции/],
  ] as const) {
    const made = await call(app, {
      method: 'POST',
      path: '/reels',
      token: person.token,
      body: { title, content: other },
    })
    const refusal = await call(app, {
      method: 'POST',
      path: `/reels/${z.parse(reelSchema, made.data).id}/generations`,
      token: person.token,
      body: { output: 'video' },
    })
    expect(refusal).toMatchObject({
      status: 400,
      error: { message: expect.stringMatching(words), field: 'content' },
    })
  }
  const card = { ...first?.card, title: 'половина \ud83d' }
  const half = { ...form, slides: [{ ...first, card }, second] }
  const body = { version: 2, title: 'Половина', content: { kind: 'slideshow', form: half } }
  expect(await save(id, body)).toMatchObject({ status: 200 })
  const none = { ...form, slides: [] }
  const refused = await save(id, { ...body, content: { kind: 'slideshow', form: none } })
  expect(refused).toMatchObject({ status: 400, error: { code: 'VALIDATION_FAILED' } })
  expect((await call(app, { path: '/reels?cursor=x', token: person.token })).status).toBe(400)
})

it('keeps the caption for the post, also where an edit does not mention it, and copies it', async () => {
  const reel = await addReel({ app, person })
  const body = { title: 'С подписью', content: content() }
  await save(reel.id, { ...body, version: 1, caption: 'Приходите #кофе' })
  expect(await save(reel.id, { ...body, version: 2 })).toMatchObject({
    data: { caption: 'Приходите #кофе', version: 3 },
  })
  const copy = await call(app, {
    method: 'POST',
    path: `/reels/${reel.id}/duplicate`,
    token: person.token,
  })
  expect(copy.data).toMatchObject({ caption: 'Приходите #кофе' })
})

it('carries a rubric that is no part of its version, and gives it to its copy', async () => {
  const { data: made } = await call(app, {
    method: 'POST',
    path: '/rubrics',
    token: person.token,
    body: { name: 'Рецепты', color: 'green' },
  })
  const { id: rubricId } = z.parse(z.object({ id: z.string() }), made)
  const reel = await addReel({ app, person })
  const label = (by: Uploader) =>
    call(app, {
      method: 'PUT',
      path: `/reels/${reel.id}/rubric`,
      token: by.token,
      body: { rubricId },
    })
  expect(await label(person)).toMatchObject({ data: { rubricId, version: reel.version } })
  expect((await label(stranger)).status).toBe(404)
  const copy = await call(app, {
    method: 'POST',
    path: `/reels/${reel.id}/duplicate`,
    token: person.token,
  })
  expect(copy).toMatchObject({ data: { rubricId } })
  const { items } = await list(`?rubricId=${rubricId}`)
  expect(items).toHaveLength(2)
  await call(app, { method: 'DELETE', path: `/rubrics/${rubricId}`, token: person.token })
  expect((await list(`?rubricId=${rubricId}`)).items).toEqual([])
})
