import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { call } from '../../../../test/people.ts'
import {
  addAccount,
  addMember,
  ask,
  createDraft,
  newWriter,
  type Writer,
} from '../../../../test/posts.ts'
import { addPicture } from '../../../../test/reels.ts'
import { createTestApp } from '../../../../test/test-app.ts'
import type { TestShell } from '../../../../test/test-shell.ts'

let app: TestShell
let owner: Writer
let editor: Writer
let account: string

beforeAll(async () => {
  app = await createTestApp()
  owner = await newWriter(app, 7000)
  editor = await addMember(app, owner, { id: 7001, role: 'editor' })
  account = await addAccount(app, owner)
})
afterAll(() => app.stop())

describe('comments', () => {
  it('tell those who are named, are unread until read, and are resolved as a thread', async () => {
    const post = await createDraft(app, editor, [account])
    const path = `/posts/${post.id}/comments`
    const body = {
      text: 'Проверьте цену',
      parentId: null,
      mentions: [editor.userId],
      mediaIds: [],
      isForGuests: false,
    }
    const { data } = await ask(app, owner, { method: 'POST', path, body })
    const { id } = z.object({ id: z.string() }).parse(data)
    await app.consumeEvents()
    const told = await call(app, { path: '/notifications', token: editor.token })
    expect(JSON.stringify(told.data)).toContain('Проверьте цену')
    const unread = async () => {
      const answer = await ask(app, editor, { path })
      return z.array(z.object({ isUnread: z.boolean() })).parse(answer.data)[0]?.isUnread
    }
    expect(await unread()).toBe(true)
    await ask(app, editor, { method: 'POST', path: `${path}/read` })
    expect(await unread()).toBe(false)
    const resolve = { method: 'PATCH', path: `${path}/${id}`, body: { isResolved: true } } as const
    expect(await ask(app, editor, resolve)).toMatchObject({ status: 200 })
    expect(await ask(app, editor, { method: 'DELETE', path: `${path}/${id}` })).toMatchObject({
      status: 404,
    })
    expect(await ask(app, owner, { method: 'DELETE', path: `${path}/${id}` })).toMatchObject({
      status: 200,
    })
  })

  it('carry pictures, which stay in use until the comment goes, and are counted until read', async () => {
    const post = await createDraft(app, editor, [account])
    const path = `/posts/${post.id}/comments`
    const picture = await addPicture({ app, person: owner })
    const body = { text: '', parentId: null, mentions: [], mediaIds: [picture], isForGuests: false }
    const write = (change: object) =>
      ask(app, owner, { method: 'POST', path, body: { ...body, ...change } })
    expect(await write({ mediaIds: [] })).toMatchObject({ status: 400 })
    const { data } = await write({})
    const { id } = z.object({ id: z.string() }).parse(data)
    expect(data).toMatchObject({ pictures: [{ id: picture }] })
    const uses = async () => (await ask(app, owner, { path: `/resources/${picture}/uses` })).data
    expect(await uses()).toMatchObject([{ kind: 'comment', id: post.id }])

    const unread = async (who: Writer) =>
      (await ask(app, who, { path: '/post-comments/unread' })).data
    const marked = { postId: post.id, count: 1 }
    expect(await unread(editor)).toContainEqual(marked)
    expect(await unread(owner)).not.toContainEqual(marked)
    const client = await addMember(app, owner, { id: 7002, role: 'viewer' })
    const restriction = { connectionIds: [await addAccount(app, owner)] }
    const member = `/team/members/${client.userId}`
    await ask(app, owner, { method: 'PATCH', path: member, body: restriction })
    expect(await unread(client)).toEqual([])
    await ask(app, editor, { method: 'POST', path: `${path}/read` })
    expect(await unread(editor)).not.toContainEqual(marked)

    await ask(app, owner, { method: 'DELETE', path: `${path}/${id}` })
    expect(await uses()).toEqual([])
    const foreign = await addPicture({ app, person: await newWriter(app, 7003) })
    expect(await write({ mediaIds: [foreign] })).toMatchObject({ status: 404 })
  })
})
