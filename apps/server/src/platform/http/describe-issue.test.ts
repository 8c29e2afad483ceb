import { updateMe } from '@kadr/contract/identity/users'
import { attachBluesky } from '@kadr/contract/publishing/connecting'
import { getPost } from '@kadr/contract/publishing/posts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, signInAs } from '../../../test/people.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'

let app: TestShell
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await signInAs(app, { id: 1 })).token
})
afterAll(() => app.stop())

const refused = async ({ method, path }: { method: string; path: string }, body?: object) =>
  (await call(app, { method: method === 'PATCH' ? 'PATCH' : 'POST', path, token, body })).error

it('names a field as the screen does and says what to do with it', async () => {
  const long = 'я'.repeat(65)
  expect(await refused(updateMe, { firstName: long })).toMatchObject({
    message: expect.stringMatching(/^Поле «Имя»: не длиннее 64\sсимволов$/),
    field: 'firstName',
  })
  expect((await refused(updateMe, { selectedCurrency: 'EUR' }))?.message).toBe(
    'Поле «Валюта цен»: выберите одно из предложенного',
  )
  expect((await refused(updateMe, { lastName: 7 }))?.message).toBe('Поле «Фамилия»: нужен текст')
  expect((await refused(attachBluesky, { password: 'x' }))?.message).toBe(
    'Поле «Имя или адрес аккаунта»: не заполнено',
  )
})

it('tells a broken id in an address as a broken link', async () => {
  const answer = await call(app, { path: getPost.path.replace(':id', 'garbage'), token })
  expect(answer.error).toMatchObject({ message: 'Неверная ссылка: проверьте адрес', field: 'id' })
})
