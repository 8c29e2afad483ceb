import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signInAs } from '../../../test/people.ts'
import { createTestApp } from '../../../test/test-app.ts'
import type { TestShell } from '../../../test/test-shell.ts'
import { workspaceOf } from '../../../test/workspace-of.ts'
import { resealAll, SEALED_COLUMNS } from './reseal.ts'
import { createVault, type VaultKey } from './vault.ts'

const oldKey: VaultKey = { id: 'k_1', key: randomBytes(32) }
const newKey: VaultKey = { id: 'k-2', key: randomBytes(32) }
const before = createVault([oldKey])
const after = createVault([newKey, oldKey])

let app: TestShell
let workspaceId: string
beforeAll(async () => {
  app = await createTestApp()
  workspaceId = await workspaceOf(app, (await signInAs(app, { id: 1 })).token)
})
afterAll(() => app.stop())

const place = (rowId: string, field: string) => ({ table: 'connections', rowId, field })

const insert = async ({ vault = before, refresh }: { vault?: typeof before; refresh?: string }) => {
  const id = randomUUID()
  const access = vault.seal({ ...place(id, 'sealed_access_token'), text: `access ${id}` })
  const sealed = refresh && vault.seal({ ...place(id, 'sealed_refresh_token'), text: refresh })
  await app.database.pool.query(
    `insert into connections (id, workspace_id, network, method, external_id, title, details, scopes, missing_scopes,
       sealed_access_token, sealed_refresh_token, is_renewable, connected_at, refreshed_at)
     values ($1::uuid, $2, 'tiktok', 'default', $1::text, 'A', '{}', '{}', '{}', $3, $4, true, now(), now())`,
    [id, workspaceId, access, sealed ?? null],
  )
  return id
}

const tokensOf = async (id: string) => {
  const { rows } = await app.database.pool.query<{ access: string; refresh: string | null }>(
    'select sealed_access_token as access, sealed_refresh_token as refresh from connections where id = $1',
    [id],
  )
  const [row] = rows
  if (!row) throw new Error('The row is gone')
  return row
}

const reseal = (vault = after) => resealAll({ db: app.ctx.db, vault })

it('knows every sealed column of the schema', async () => {
  const { rows } = await app.database.pool.query<{ table: string; field: string }>(
    `select table_name as table, column_name as field from information_schema.columns
     where table_schema = 'public' and column_name like 'sealed%'`,
  )
  const known = SEALED_COLUMNS.map(({ table, field }) => ({ table, field }))
  expect(rows).toHaveLength(known.length)
  expect(rows).toEqual(expect.arrayContaining(known))
})

it('seals every row with the newest key and leaves nothing to do for a second run', async () => {
  const ids = await Promise.all(
    Array.from({ length: 450 }, (_, n) => insert(n % 2 ? { refresh: `refresh ${n}` } : {})),
  )
  expect(await reseal()).toEqual({ resealed: 675, unreadable: 0 })
  const onlyNew = createVault([newKey])
  for (const id of ids) {
    const { access, refresh } = await tokensOf(id)
    expect(onlyNew.open({ ...place(id, 'sealed_access_token'), sealed: access })).toBe(
      `access ${id}`,
    )
    if (refresh) {
      const opened = onlyNew.open({ ...place(id, 'sealed_refresh_token'), sealed: refresh })
      expect(opened).toMatch(/^refresh /)
    }
  }
  expect(await reseal()).toEqual({ resealed: 0, unreadable: 0 })
})

it('goes on where a killed run stopped', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => insert({ refresh: 'r' })))
  let left = 4
  const dying = {
    ...after,
    seal: (input: Parameters<typeof after.seal>[0]) => {
      if (left === 0) throw new Error('killed')
      left -= 1
      return after.seal(input)
    },
  }
  await expect(reseal(dying)).rejects.toThrow('killed')
  expect(await reseal()).toEqual({ resealed: 6, unreadable: 0 })
  for (const id of ids) {
    const { access, refresh } = await tokensOf(id)
    for (const sealed of [access, refresh]) expect(sealed).toMatch(/^v1\.k-2\./)
  }
})

it('keeps the newer token of a server that refreshes meanwhile', async () => {
  const id = await insert({ refresh: 'old' })
  const newer = before.seal({ ...place(id, 'sealed_refresh_token'), text: 'newer' })
  const racing = {
    ...after,
    open: (input: Parameters<typeof after.open>[0]) => {
      const text = after.open(input)
      if (text === 'old') {
        void app.database.pool.query(
          'update connections set sealed_refresh_token = $1 where id = $2',
          [newer, id],
        )
      }
      return text
    },
  }
  await reseal(racing)
  await reseal()
  const { refresh } = await tokensOf(id)
  const opened = after.open({ ...place(id, 'sealed_refresh_token'), sealed: refresh ?? '' })
  expect(opened).toBe('newer')
  expect(refresh).toMatch(/^v1\.k-2\./)
})

it('counts what no key opens, and leaves it alone', async () => {
  const lost = createVault([{ id: 'lost', key: randomBytes(32) }])
  const id = await insert({ vault: lost })
  expect(await reseal()).toEqual({ resealed: 0, unreadable: 1 })
  expect((await tokensOf(id)).access).toMatch(/^v1\.lost\./)
})
