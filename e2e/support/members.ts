import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { Client } from 'pg'
import { callApi } from './api.ts'
import type { RunningServer } from './server.ts'
import { readStored, SESSION_KEY } from './stored.ts'

/** The database in the server's data folder. */
const openDatabase = async ({ dataDir }: RunningServer) => {
  const cluster = readdirSync(dataDir).find((name) => name.startsWith('pgdata-')) ?? ''
  const [, , , port] = readFileSync(join(dataDir, cluster, 'postmaster.pid'), 'utf8').split('\n')
  const password = readFileSync(join(dataDir, 'postgres.password'), 'utf8').trim()
  const client = new Client({
    host: '127.0.0.1',
    port: Number(port),
    user: 'kadr',
    password,
    database: 'kadr',
  })
  await client.connect()
  return client
}

/** Personal workspace of the signed-in user. */
const workspaceOf = async (page: Page): Promise<string> => {
  const url = new URL(page.url()).origin
  const token = String((await readStored(page, SESSION_KEY))?.token)
  const { data } = await callApi<{ id: string; isPersonal: boolean }[]>({
    url,
    path: '/workspaces',
    token,
  })
  return data.find(({ isPersonal }) => isPersonal)?.id ?? ''
}

/** Adds the user of one page to another's workspace, as an invitation would. */
export const makeEditor = async ({
  server,
  owner,
  editor,
}: {
  server: RunningServer
  owner: Page
  editor: Page
}) => {
  const [team, home] = [await workspaceOf(owner), await workspaceOf(editor)]
  const database = await openDatabase(server)
  const { rowCount } = await database.query(
    `insert into workspace_members (workspace_id, user_id, role)
     select $1, personal_user_id, 'editor' from workspaces where id = $2`,
    [team, home],
  )
  await database.end()
  expect(rowCount).toBe(1)
}
