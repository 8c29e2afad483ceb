import { describe, expect, it } from 'vitest'
import { CHANNEL, midOf, problemOf, TEAM, useMaxWorld } from '../../../test/max-world.ts'

const { call, send, pass, act, upload, delivered, revoke } = useMaxWorld()

describe('uploads', () => {
  const video = (token: unknown) => ({
    text: '',
    attachments: [{ type: 'video', payload: { token } }],
  })

  it('takes a picture by the token of its upload', async () => {
    const { text } = await upload('image', 'a.jpg')
    const photos = JSON.parse(text).photos
    const answer = await send({
      text: 'Раз',
      attachments: [{ type: 'image', payload: { photos } }],
    })
    expect(answer.json.message).toMatchObject({ body: { attachments: [{ type: 'image' }] } })
  })

  it('gives the token of a video at once and takes it only when it is processed', async () => {
    const { start, text } = await upload('video', 'a.mp4')
    expect(text).toBe('<retval>1</retval>')
    expect(problemOf(await send(video(start.token)))).toEqual([400, 'attachment.not.ready'])
    pass(5)
    expect((await send(video(start.token))).status).toBe(200)
    expect((await send(video(start.token))).status).toBe(200)
  })

  it('is never ready before its file came', async () => {
    const { json } = await call('POST', '/uploads?type=video')
    pass(600)
    expect(problemOf(await send(video(json.token)))).toEqual([400, 'attachment.not.ready'])
  })

  it('joins the parts of a resumable upload, sent again and in any order', async () => {
    const { json } = await call('POST', '/uploads?type=video')
    const part = async (from: number, bytes: string, range = `bytes ${from}-${from + 2}/6`) =>
      (
        await fetch(String(json.url), {
          method: 'POST',
          headers: {
            'content-type': 'application/x-binary; charset=x-user-defined',
            'content-range': range,
            'content-disposition': 'attachment; filename="a.mp4"',
          },
          body: bytes,
        })
      ).status
    expect(await part(3, 'def')).toBe(201)
    expect(await part(3, 'def')).toBe(201)
    expect(await part(0, 'abcd')).toBe(400)
    expect(await part(0, 'abc')).toBe(200)
    expect(await part(0, 'abc')).toBe(400)
    pass(5)
    const { json: sent } = await send(video(json.token))
    const url = /"url":"([^"]+_media[^"]+)"/.exec(JSON.stringify(sent))?.[1] ?? ''
    expect(await (await fetch(url)).text()).toBe('abcdef')
  })

  it('refuses what the service does not take', async () => {
    expect((await call('POST', '/uploads?type=photo')).status).toBe(400)
    expect((await upload('video', 'a.avi')).status).toBe(400)
    const webp = Buffer.from('RIFF1234WEBPVP8 ')
    expect((await upload('image', 'a.webp', webp)).status).toBe(400)
  })

  it('takes a file only by itself', async () => {
    const { text } = await upload('file', 'a.pdf')
    pass(5)
    const file = { type: 'file', payload: { token: JSON.parse(text).token } }
    const buttons = [[{ type: 'callback', text: 'Да', payload: 'yes' }]]
    const keyboard = { type: 'inline_keyboard', payload: { buttons } }
    expect((await send({ text: '', attachments: [file, keyboard] })).status).toBe(400)
    expect((await send({ text: '', attachments: [file] })).status).toBe(200)
  })
})

describe('updates', () => {
  const poll = async (query: string) => (await call('GET', `/updates?timeout=0${query}`)).json

  it('gives the last one without a marker, and all from a marker on', async () => {
    act('write', { person: '42', text: 'Раз' })
    act('write', { person: '42', text: 'Два' })
    const first = await poll('')
    expect(first.updates).toMatchObject([{ message: { body: { text: 'Два' } } }])
    act('write', { person: '42', text: 'Три' })
    act('write', { person: '42', text: 'Четыре' })
    const next = await poll(`&marker=${first.marker}`)
    expect(next.updates).toHaveLength(2)
    expect((await poll(`&marker=${first.marker}`)).updates).toHaveLength(2)
    expect((await poll(`&marker=${next.marker}`)).updates).toEqual([])
    expect((await poll(`&marker=${first.marker}`)).updates).toEqual([])
  })

  it('waits for one', async () => {
    const waiting = call('GET', '/updates?timeout=30&types=bot_started')
    await call('GET', '/me')
    act('start', { person: '42', payload: 'to_x' })
    expect((await waiting).json.updates).toMatchObject([
      { update_type: 'bot_started', payload: 'to_x', user: { user_id: 42 } },
    ])
  })

  it('goes to the subscribed address, and polling ends', async () => {
    const subscription = {
      url: 'https://hook.test/max',
      secret: 'secret-word',
      update_types: ['message_created'],
    }
    for (const wrong of [
      { url: 'http://hook.test/max' },
      { url: 'https://hook.test:8443/max' },
      { ...subscription, secret: 'a b c d e' },
      { ...subscription, update_types: ['message_sent'] },
    ]) {
      expect((await call('POST', '/subscriptions', wrong)).status).toBe(400)
    }
    expect((await call('POST', '/subscriptions', subscription)).json.success).toBe(true)
    act('write', { person: '42', text: 'Раз' })
    act('start', { person: '42' })
    await expect.poll(() => delivered.length).toBe(1)
    expect(delivered[0]?.headers.get('x-max-bot-api-secret')).toBe('secret-word')
    expect(delivered[0]?.body).toMatchObject({ message: { body: { text: 'Раз' } } })
    expect((await call('GET', '/updates?timeout=0')).status).toBe(405)
    const gone = await call('DELETE', `/subscriptions?url=${encodeURIComponent(subscription.url)}`)
    expect(gone.json.success).toBe(true)
    expect((await call('GET', '/updates?timeout=0')).status).toBe(200)
  })

  it('hears of a group only as its administrator', async () => {
    act('write', { person: '42', text: 'Раз', group: 'true' })
    expect((await poll('')).updates).toEqual([])
    act('join', { person: '42' })
    expect((await poll('')).updates).toMatchObject([
      { update_type: 'bot_added', chat_id: Number(TEAM), is_channel: false },
    ])
    act('write', { person: '42', text: 'Два', group: 'true' })
    expect((await poll('')).updates).toMatchObject([{ message: { body: { text: 'Два' } } }])
  })

  it('refuses to write to a person who stopped the bot', async () => {
    act('block', { person: '42' })
    expect((await poll('')).updates).toMatchObject([{ update_type: 'bot_stopped' }])
    expect(problemOf(await send({ text: 'Раз' }, 'user_id=42'))).toEqual([403, 'chat.denied'])
    act('unblock', { person: '42' })
    expect((await send({ text: 'Раз' }, 'user_id=42')).status).toBe(200)
  })
})

describe('channels', () => {
  it('are read by number and by name; there is no list of them', async () => {
    expect((await call('GET', `/chats/${CHANNEL}`)).json).toMatchObject({
      type: 'channel',
      status: 'active',
      title: 'Ветрова. Жизнь',
    })
    expect((await call('GET', '/chats/@no_bot_channel')).json.title).toBe('Канал без бота')
    expect((await call('GET', '/chats/-70000000000005')).status).toBe(403)
    expect((await call('GET', '/chats')).status).toBe(404)
  })

  it('tell the rights of the bot and the administrators', async () => {
    const me = await call('GET', `/chats/${CHANNEL}/members/me`)
    expect(me.json).toMatchObject({
      is_admin: true,
      permissions: expect.arrayContaining(['write']),
    })
    act('write', { person: '777', text: 'Раз' })
    const { json } = await call('GET', `/chats/${CHANNEL}/members/admins`)
    expect(json.members).toContainEqual(expect.objectContaining({ user_id: 777, is_admin: true }))
  })

  it('lose the bot', async () => {
    revoke(CHANNEL)
    expect((await call('GET', `/chats/${CHANNEL}`)).json.status).toBe('removed')
    expect((await call('GET', `/chats/${CHANNEL}/members/me`)).status).toBe(403)
    expect((await send({ text: 'Раз' })).status).toBe(403)
  })

  it('pin one message', async () => {
    const mid = midOf(await send({ text: 'Раз' }))
    const path = `/chats/${CHANNEL}/pin`
    expect((await call('PUT', path, { message_id: mid })).json.success).toBe(true)
    expect((await call('GET', path)).json).toMatchObject({ message: { body: { mid } } })
    expect((await call('DELETE', path)).json.success).toBe(true)
    expect((await call('GET', path)).json).toEqual({ message: null })
  })

  it('take comments of the bot only where the method works', async () => {
    const mid = midOf(await send({ text: 'Раз' }))
    const path = `/messages/${mid}/comments`
    expect((await call('POST', path, { text: 'Первый' })).status).toBe(405)
    act('switch-hasComments', { value: 'on' })
    expect((await call('POST', path, { text: 'Первый' })).status).toBe(200)
    expect((await call('GET', path)).json.messages).toHaveLength(1)
  })
})
