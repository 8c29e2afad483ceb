import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { type DatabaseConnection, openDatabase } from '../src/db/connection.ts'

const runOnServer = async (statement: string) => {
  const client = new Client({ connectionString: inject('databaseServerUrl') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export type TestDatabase = DatabaseConnection & { url: string }

/** A database without rows: migrated, or without tables too. `close` drops it. */
export const createTestDatabase = async ({
  template = 'kadr_template',
}: {
  template?: 'kadr_template' | 'template0'
} = {}): Promise<TestDatabase> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // `create database` fails while another connection copies the same template: retried.
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runOnServer(`create database ${name} template ${template}`)
      break
    } catch (error) {
      if (attempt === 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const url = new URL(inject('databaseServerUrl'))
  url.pathname = `/${name}`
  const connection = openDatabase({
    url: url.href,
    maxConnections: 12,
    onIdleError: () => undefined,
  })
  return {
    ...connection,
    url: url.href,
    async close() {
      await connection.close()
      await runOnServer(`drop database if exists ${name} with (force)`)
    },
  }
}
