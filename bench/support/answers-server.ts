import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { Pool } from 'pg'
import * as z from 'zod/mini'

/** Baseline of a call: one query by primary key, and its recorded answer turned into JSON again. */
const recorded = z.record(z.string(), z.unknown())
const answers = recorded.parse(JSON.parse(readFileSync(process.env.ANSWERS ?? '', 'utf8')))
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = Fastify()

app.get('/health', async () => ({ status: 'ok' }))
app.get<{ Params: { name: string } }>('/answers/:name', async ({ params }) => {
  const text = 'select oid, datname from pg_database where oid = $1'
  await pool.query({ name: 'row', text, values: [1] })
  return answers[params.name]
})

process.once('SIGINT', async () => {
  await app.close()
  await pool.end()
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
