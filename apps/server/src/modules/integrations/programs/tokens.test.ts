import { DAY_MS, MINUTE_MS, SECOND_MS } from '@kadr/kit/durations'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ask } from '../../../../test/posts.ts'
import { HERE, START, startPrograms, type Tokens, tokens } from '../../../../test/programs.ts'
import { programsModule } from './index.ts'

const at = startPrograms(4700)
const { newClient, codeOf, post, exchange, refresh, connect, callMcp, endsOf, isTold, clock } = at

describe('a renewal token', () => {
  it('is used once: the second use of a stolen one ends the whole chain', async () => {
    const { clientId, refresh_token: stolen } = await connect()
    const own = tokens.parse((await refresh(clientId, stolen)).json())
    expect(await callMcp(own.access_token)).toBe(200)
    const thief = await refresh(clientId, stolen)
    expect(thief.statusCode).toBe(400)
    expect(await callMcp(own.access_token)).toBe(401)
    expect((await refresh(clientId, own.refresh_token)).statusCode).toBe(400)
    expect(await endsOf()).toEqual(['stolen'])
    expect(await isTold()).toBe(true)
  })

  it('comes again when its answer was lost, and the lost answer does nothing', async () => {
    const { clientId, refresh_token: token } = await connect()
    const lost = tokens.parse((await refresh(clientId, token)).json())
    clock.set(new Date(START.getTime() + 10 * SECOND_MS))
    const second = tokens.parse((await refresh(clientId, token)).json())
    expect(await callMcp(lost.access_token)).toBe(401)
    expect(await callMcp(second.access_token)).toBe(200)
    clock.set(new Date(START.getTime() + MINUTE_MS))
    expect((await refresh(clientId, token)).statusCode).toBe(400)
    expect(await endsOf()).toEqual(['stolen'])
  })

  it('gives one pair to requests that come together', async () => {
    const { clientId, refresh_token: token } = await connect()
    const answers = await Promise.all([1, 2, 3].map(() => refresh(clientId, token)))
    const given = answers.filter(({ statusCode }) => statusCode === 200)
    const working = await Promise.all(
      given.map((answer) => callMcp(tokens.parse(answer.json()).access_token)),
    )
    expect(working.filter((status) => status === 200)).toHaveLength(1)
  })

  it('ends when nobody uses it for 30 days, and the access after 90', async () => {
    const { clientId, refresh_token: idle } = await connect()
    clock.set(new Date(START.getTime() + 30 * DAY_MS))
    expect((await refresh(clientId, idle)).statusCode).toBe(400)
    await programsModule.purge?.({ ctx: at.app.ctx })
    expect(await endsOf()).toEqual(['idle'])
    expect(await isTold()).toBe(false)
    clock.set(START)
    let { refresh_token: token } = await connect()
    const other = await at.app.database.pool.query<{ client_id: string }>(
      'select client_id from programs order by id desc limit 1',
    )
    const id = other.rows[0]?.client_id ?? ''
    for (let day = 20; day < 90; day += 20) {
      clock.set(new Date(START.getTime() + day * DAY_MS))
      token = tokens.parse((await refresh(id, token)).json()).refresh_token
    }
    clock.set(new Date(START.getTime() + 90 * DAY_MS))
    expect((await refresh(id, token)).statusCode).toBe(400)
  })

  it('is of its program alone', async () => {
    const { refresh_token: token } = await connect()
    expect((await refresh(await newClient(), token)).statusCode).toBe(400)
    expect(await endsOf()).toEqual([null])
  })
})

describe('access', () => {
  it('opens the resource it was given for, and no other', async () => {
    const { access_token: access } = await connect()
    const v1 = await at.app.http.inject({
      url: '/api/v1/workspace',
      headers: { authorization: `Bearer ${access}` },
    })
    expect(v1.statusCode).toBe(401)
    const clientId = await newClient()
    const resource = `${HERE}/api/v1`
    const code = await codeOf(clientId, { resource })
    const other = tokens.parse((await exchange(clientId, code, { resource })).json())
    expect(await callMcp(other.access_token)).toBe(401)
    const opened = await at.app.http.inject({
      url: '/api/v1/workspace',
      headers: { authorization: `Bearer ${other.access_token}` },
    })
    expect(opened.json()).toMatchObject({ key: { kind: 'program', name: 'Помощник' } })
  })

  it.each([
    [
      'by the person',
      async (_: Tokens & { clientId: string }) => {
        const listed = await ask(at.app, at.owner, { path: '/integrations/programs' })
        const { grants } = z
          .object({ grants: z.array(z.object({ id: z.string() })) })
          .parse(listed.data)
        const path = `/integrations/programs/grants/${grants[0]?.id}`
        for (let time = 0; time < 2; time += 1) {
          expect((await ask(at.app, at.owner, { method: 'DELETE', path })).status).toBe(200)
        }
      },
    ],
    [
      'by the program',
      async ({ clientId, refresh_token: token }: Tokens & { clientId: string }) => {
        await post('/oauth/revoke', { client_id: clientId, token })
      },
    ],
    [
      'when it came in an address',
      async ({ access_token: token }: Tokens & { clientId: string }) => {
        expect((await at.app.http.inject({ url: `/pricing?t=${token}` })).statusCode).toBe(400)
      },
    ],
  ])('ends %s, at once', async (_, end) => {
    const connected = await connect()
    expect(await callMcp(connected.access_token)).toBe(200)
    await end(connected)
    expect(await callMcp(connected.access_token)).toBe(401)
    expect((await refresh(connected.clientId, connected.refresh_token)).statusCode).toBe(400)
  })

  it('is not ended by another program', async () => {
    const { access_token: access, refresh_token: token } = await connect()
    const answer = await post('/oauth/revoke', { client_id: 'kadr-other', token })
    expect(answer.statusCode).toBe(200)
    expect(await callMcp(access)).toBe(200)
  })

  it('asks for the right that a call needs', async () => {
    const { access_token: access } = await connect()
    const answer = await at.app.http.inject({
      method: 'POST',
      url: '/mcp',
      headers: { host: 'localhost:3000', authorization: `Bearer ${access}` },
      payload: {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'create_draft', arguments: { text: 'Чай' } },
      },
    })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['www-authenticate']).toContain('scope="posts.write"')
  })
})
