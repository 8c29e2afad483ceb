import Fastify from 'fastify'
import { Pool } from 'pg'

/** Baseline of the ratio: one route, one query by primary key, no validation. */
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 20 })
const app = Fastify()

app.get('/health', async () => ({ status: 'ok' }))
app.get<{ Params: { id: string } }>('/users/:id', async ({ params }) => {
  const text = 'select * from users where id = $1'
  const { rows } = await pool.query({ name: 'user', text, values: [params.id] })
  return { success: true, data: rows[0] }
})

process.once('SIGINT', async () => {
  await app.close()
  await pool.end()
})
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
