import { brandKit } from '@kadr/contract/studio/brand-kit'
import { createCard } from '@kadr/contract/studio/create-card'
import { reelTemplate } from '@kadr/contract/studio/reel-templates'
import { reel as reelSchema } from '@kadr/contract/studio/reels'
import { newId } from '@kadr/kit/new-id'
import { createForm, createSlide } from '@kadr/scene/director/new-slide'
import { createOwnVideoForm } from '@kadr/scene/kinds/own-video/new-form'
import { createTalkingForm } from '@kadr/scene/kinds/talking-head/new-form'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { call } from '../../../../test/people.ts'
import { addPicture, addReel } from '../../../../test/reels.ts'
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

type Sent = {
  method?: 'DELETE' | 'POST' | 'PUT'
  path: string
  body?: object
  headers?: Record<string, string>
}
const send = (sent: Sent, by = person) => call(app, { ...sent, token: by.token })

const content = () => ({
  kind: 'slideshow' as const,
  form: createForm([
    createSlide('a', createCard('hook', { title: 'Пять ошибок', sub: 'в кофе', object: 'coffee' })),
    createSlide('b', createCard('cta', { title: 'Пишите', act: 'в личку' })),
  ]),
})
const ASKS = ['slides.a.title', 'slides.a.asset']

const save = async (part: object = {}, by = person) => {
  const { id: reelId } = await addReel({ app, person: by, content: content() })
  const body = { name: `Шаблон ${newId()}`, asks: ASKS, usesBrand: true, reelId, ...part }
  return send({ method: 'POST', path: '/reel-templates', body }, by)
}
const saved = async (part: object = {}) => z.parse(reelTemplate, (await save(part)).data)
const make = (id: string, answers: readonly object[], extra: object = {}, by = person) =>
  send({ method: 'POST', path: `/reel-templates/${id}/reels`, body: { answers, ...extra } }, by)

describe('a reel saved as a template', () => {
  it('asks for what was marked, in the order of the reel', async () => {
    const template = await saved({ asks: ASKS.toReversed() })
    expect(template.asks).toMatchObject([
      { key: 'slides.a.title', label: 'Слайд 1: заголовок', value: 'Пять ошибок' },
      { key: 'slides.a.asset', kind: 'file', takes: ['image', 'video'] },
    ])
    expect((await send({ path: `/reel-templates/${template.id}` })).data).toMatchObject({
      content: { kind: 'slideshow' },
      resources: [],
    })
  })

  it('becomes another reel with other words and files; the rest stays', async () => {
    const picture = await addPicture({ app, person })
    const { id } = await saved()
    const answers = [
      { key: 'slides.a.title', text: ' Три способа ' },
      { key: 'slides.a.asset', resourceId: picture },
    ]
    const made = z.parse(reelSchema, (await make(id, answers, { title: 'Осень' })).data)
    expect(made).toMatchObject({
      title: 'Осень',
      content: {
        form: {
          slides: [
            { asset: picture, card: { title: 'Три способа', sub: 'в кофе' } },
            { card: { title: 'Пишите', act: 'в личку' } },
          ],
        },
      },
    })
    const uses = (await send({ path: `/resources/${picture}/uses` })).data
    expect(uses).toMatchObject([{ kind: 'reel', id: made.id }])
  })

  it('is made once for a key', async () => {
    const { id } = await saved()
    const headers = { 'idempotency-key': `key-${newId()}` }
    const body = { answers: [{ key: 'slides.a.title', text: 'Одно' }] }
    const path = `/reel-templates/${id}/reels`
    const answers = await Promise.all(
      [1, 2, 3].map(() => send({ method: 'POST', path, body, headers })),
    )
    expect(new Set(answers.map(({ data }) => z.parse(reelSchema, data).id)).size).toBe(1)
  })

  it('keeps its files while it is there', async () => {
    const picture = await addPicture({ app, person })
    const own = content()
    own.form.slides.splice(1, 1, { ...createSlide('b', createCard('item')), asset: picture })
    const { id: reelId } = await addReel({ app, person, content: own })
    const { id } = await saved({ reelId })
    await send({ method: 'DELETE', path: `/reels/${reelId}` })
    const uses = async () => (await send({ path: `/resources/${picture}/uses` })).data
    expect(await uses()).toMatchObject([{ kind: 'template', id }])
    await send({ method: 'DELETE', path: `/reel-templates/${id}` })
    expect(await uses()).toEqual([])
    expect((await make(id, [])).status).toBe(404)
  })

  it('is renamed and asks for something else', async () => {
    const { id } = await saved()
    const body = { name: 'Кофе', asks: ['slides.b.act'], usesBrand: false }
    const { data } = await send({ method: 'PUT', path: `/reel-templates/${id}`, body })
    expect(data).toMatchObject({ name: 'Кофе', usesBrand: false, asks: [{ key: 'slides.b.act' }] })
    const other = await saved()
    expect(
      await send({
        method: 'PUT',
        path: `/reel-templates/${other.id}`,
        body: { ...body, name: 'КОФЕ' },
      }),
    ).toMatchObject({ status: 409, error: { field: 'name' } })
  })

  it('of a film wants another film', async () => {
    const film = await addPicture({ app, person })
    const source = { asset: film, ms: 9000, width: 1080, height: 1920, hasSound: true }
    const form = createOwnVideoForm({ source, title: 'Как это было' })
    const { id: reelId } = await addReel({ app, person, content: { kind: 'own-video', form } })
    const { id } = await saved({ reelId, asks: ['source', 'title'] })
    const title = { key: 'title', text: 'Ещё раз' }
    expect(await make(id, [title])).toMatchObject({ status: 400, error: { field: 'answers' } })
    const picture = { key: 'source', resourceId: film }
    expect((await make(id, [title, picture])).error?.message).toContain('нужно видео')
  })

  it('that speaks loses the voice of the old words', async () => {
    const form = createTalkingForm({ script: 'Привет' })
    const { id: reelId } = await addReel({ app, person, content: { kind: 'talking-head', form } })
    const { id } = await saved({ reelId, asks: ['script'] })
    const made = await make(id, [{ key: 'script', text: 'Добрый день' }])
    expect(made.data).toMatchObject({ content: { form: { script: 'Добрый день', voice: null } } })
  })
})

describe('what is wrong', () => {
  it.each([
    ['nothing is asked', { asks: [] }, 400, 'asks'],
    ['the reel has no such place', { asks: ['slides.z.title'] }, 400, 'asks'],
    ['it has no name', { name: ' ' }, 400, 'name'],
  ])('is told: %s', async (_, part, status, field) => {
    expect(await save(part)).toMatchObject({ status, error: { field } })
  })

  it('is told by the name of the place', async () => {
    const { id } = await saved()
    const message = async (answers: readonly object[]) => (await make(id, answers)).error?.message
    expect(await message([])).toContain('Слайд 1: заголовок')
    const words = { key: 'slides.a.title', text: 'Да' }
    expect(await message([words, { key: 'nothing', text: 'Да' }])).toContain('не спрашивает')
    expect(await message([{ ...words, text: 'о'.repeat(301) }])).toContain('не длиннее 300')
    expect((await make(id, [{ ...words, text: 'Где купить мефедрон' }])).status).toBe(400)
  })

  it('is that of another workspace: it is not there', async () => {
    const { id } = await saved()
    const path = `/reel-templates/${id}`
    const body = { name: 'Мой', asks: ASKS, usesBrand: true }
    expect((await send({ path }, stranger)).status).toBe(404)
    expect((await send({ method: 'PUT', path, body }, stranger)).status).toBe(404)
    expect((await send({ method: 'DELETE', path }, stranger)).status).toBe(404)
    expect((await make(id, [], {}, stranger)).status).toBe(404)
    const foreign = await addPicture({ app, person: stranger })
    const answers = [
      { key: 'slides.a.title', text: 'Да' },
      { key: 'slides.a.asset', resourceId: foreign },
    ]
    expect((await make(id, answers)).status).toBe(404)
    expect((await send({ path: '/reel-templates' }, stranger)).data).toEqual([])
  })
})

describe('the brand of a workspace', () => {
  const kit = {
    name: 'Чашка',
    accent: '#0e8f66',
    font: 'lora',
    bodyFont: 'montserrat',
    musicId: null,
    ending: { title: 'Чашка', act: 'чашка.рф' },
  }
  const read = async () => z.parse(brandKit, (await send({ path: '/brand-kit' })).data)

  it('is asked once', async () => {
    expect((await read()).isAsked).toBe(false)
    await send({ method: 'POST', path: '/brand-kit/skip' })
    expect(await read()).toMatchObject({ isAsked: true, ending: null })
  })

  it('reaches reels of a template that take it, and not the others', async () => {
    const [follows, keeps] = [await saved(), await saved({ usesBrand: false })]
    const colour = { brandColor: '#c2562e' }
    await send({ method: 'PATCH' as 'PUT', path: '/workspaces/current', body: colour })
    const put = await send({ method: 'PUT', path: '/brand-kit', body: kit })
    expect(put.data).toMatchObject({
      brand: { colour: '#c2562e', accent: '#0e8f66' },
      isAsked: true,
    })
    const brandOf = async (id: string) => {
      const { data } = await make(id, [{ key: 'slides.a.title', text: 'Да' }])
      return z.parse(reelSchema, data).content.form.brand
    }
    expect(await brandOf(follows.id)).toMatchObject({
      name: 'Чашка',
      font: 'lora',
      colour: '#c2562e',
    })
    expect(await brandOf(keeps.id)).toMatchObject({ name: '', font: null, colour: null })
  })

  it('closes reels that are written, and says what can be no music', async () => {
    const body = { sentence: 'Уроки гитары', answers: [{ questionId: 'price', text: '900 ₽' }] }
    const { data } = await send({ method: 'POST', path: '/ai/questions/compose', body })
    const { form } = z.parse(
      z.object({ form: z.object({ slides: z.array(z.looseObject({})) }) }),
      data,
    )
    expect(form.slides.at(-1)).toMatchObject({ card: { role: 'cta', act: 'чашка.рф' } })
    const musicId = await addPicture({ app, person })
    expect(
      await send({ method: 'PUT', path: '/brand-kit', body: { ...kit, musicId } }),
    ).toMatchObject({ status: 400, error: { field: 'musicId' } })
    expect(
      await send({ method: 'PUT', path: '/brand-kit', body: { ...kit, accent: 'red' } }),
    ).toMatchObject({ status: 400, error: { field: 'accent' } })
  })
})
