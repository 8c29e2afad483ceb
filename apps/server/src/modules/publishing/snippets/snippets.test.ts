import { expect, it } from 'vitest'
import { ask, newWriter, type Writer } from '../../../../test/posts.ts'
import { setUpWriters } from '../../../../test/set-up-writers.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let who: Writer
let people: number
setUpWriters((desk) => {
  ;({ app, who, people } = desk)
})

const idOf = (data: unknown) => /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? ''
const create = (name: string, text = 'На углу', by = who) =>
  ask(app, by, { method: 'POST', path: '/snippets', body: { name, text } })

it('is one word that no other has, and says what is wrong with it', async () => {
  const id = idOf((await create(' адрес ')).data)
  expect(await create('адрес')).toMatchObject({ status: 409, error: { field: 'name' } })
  expect(await create('два слова')).toMatchObject({
    status: 400,
    error: { field: 'name', message: expect.stringContaining('одним словом') },
  })
  expect(await create('пусто', ' ')).toMatchObject({ status: 400, error: { field: 'text' } })
  const body = { name: 'адрес', text: 'Напротив парка' }
  await ask(app, who, { method: 'PUT', path: `/snippets/${id}`, body })
  expect((await ask(app, who, { path: '/snippets' })).data).toMatchObject([{ id, ...body }])
})

it('of another workspace is not there', async () => {
  const stranger = await newWriter(app, people + 1)
  const one = `/snippets/${idOf((await create('адрес')).data)}`
  const body = { name: 'мой', text: 'Мой' }
  expect((await ask(app, stranger, { method: 'PUT', path: one, body })).status).toBe(404)
  expect((await ask(app, stranger, { method: 'DELETE', path: one })).status).toBe(404)
  expect((await ask(app, stranger, { path: '/snippets' })).data).toEqual([])
  expect((await ask(app, who, { method: 'DELETE', path: one })).status).toBe(200)
})
