import { expect, it, vi } from 'vitest'
import { ApiError, toNetworkError } from '../platform/api/api-error.ts'
import { createSaver, type DocumentCalls, isSameContent, type Saved } from './saver.ts'

type Draft = { text: string }
const draftOf = (text: string): Draft => ({ text })
const conflict = () =>
  new ApiError({ code: 'VERSION_CONFLICT', status: 409, message: 'Изменён', field: 'version' })

/** A server with one document and optimistic locking. */
const createServer = () => {
  const now: Saved<Draft> = { id: 'd1', version: 0, draft: draftOf('') }
  const calls = {
    create: vi.fn<DocumentCalls<Draft>['create']>(async ({ draft }) =>
      Object.assign(now, { draft, version: 1 }),
    ),
    update: vi.fn<DocumentCalls<Draft>['update']>(async ({ draft, saved }) => {
      if (saved.version !== now.version) throw conflict()
      return Object.assign(now, { draft, version: saved.version + 1 })
    }),
    fetch: vi.fn<DocumentCalls<Draft>['fetch']>(async () => ({ ...now })),
  }
  const isBlank = ({ text }: Draft) => text.trim() === ''
  return {
    now,
    calls,
    saver: createSaver({ calls, isBlank, key: 'k', saved: undefined, unanswered: undefined }),
  }
}

/** Requests that stay in flight until they are released. */
const createSlowCalls = () => {
  const sent: string[] = []
  const pending: (() => void)[] = []
  let version = 0
  const answer = async (label: string) => {
    sent.push(label)
    await new Promise<void>((resume) => pending.push(resume))
    version += 1
    return { id: 'd1', version }
  }
  const calls: DocumentCalls<Draft> = {
    create: ({ draft, key }) => answer(`create ${key} ${draft.text}`),
    update: ({ draft, saved }) => answer(`update ${saved.version} ${draft.text}`),
    fetch: () => Promise.reject(new Error('not asked for')),
  }
  const release = async () => {
    pending.shift()?.()
    await new Promise((resume) => setTimeout(resume))
  }
  const isBlank = ({ text }: Draft) => text === ''
  return {
    sent,
    answer,
    release,
    saver: createSaver({ calls, isBlank, key: 'k', saved: undefined, unanswered: undefined }),
  }
}

it('has one request in flight and sends the latest draft last', async () => {
  const { sent, saver, release } = createSlowCalls()
  const saves = ['а', 'аб', 'абв'].map((text) => saver.save(draftOf(text)))
  expect(sent).toEqual(['create k а'])
  await release()
  expect(sent).toEqual(['create k а', 'update 1 абв'])
  await release()
  await Promise.all(saves)
  expect(saver.getSaved()).toEqual({ id: 'd1', version: 2, draft: draftOf('абв') })
  expect(sent).toHaveLength(2)
})

it('creates nothing of a blank draft, unless it is forced', async () => {
  const { calls, saver } = createServer()
  expect(await saver.save(draftOf(' '))).toEqual({ saved: undefined })
  expect(calls.create).not.toHaveBeenCalled()
  expect(await saver.save(draftOf(' '), { isForced: true })).toMatchObject({
    saved: { id: 'd1', version: 1 },
  })
})

it('repeats a creation without an answer as it was, then sends what was typed since', async () => {
  const { calls, now, saver } = createServer()
  calls.create.mockRejectedValueOnce(toNetworkError(new Error('cut')))
  await expect(saver.save(draftOf('а'))).rejects.toMatchObject({ code: 'NETWORK' })
  expect(saver.isDirty(draftOf('а'))).toBe(true)
  await saver.save(draftOf('аб'))
  const again = { key: 'k', draft: draftOf('а') }
  expect(calls.create.mock.calls).toEqual([[again], [again]])
  expect(now).toMatchObject({ draft: draftOf('аб'), version: 2 })
  expect(saver.isDirty(draftOf('аб'))).toBe(false)
})

it('sends the changed draft after a creation that was refused', async () => {
  const { calls, now, saver } = createServer()
  calls.create.mockRejectedValueOnce(
    new ApiError({ code: 'VALIDATION_FAILED', status: 400, message: 'Длинно' }),
  )
  await expect(saver.save(draftOf('длинно'))).rejects.toThrow('Длинно')
  await saver.save(draftOf('коротко'))
  expect(now).toMatchObject({ draft: draftOf('коротко'), version: 1 })
})

it('reports a conflict with the other version and loses neither', async () => {
  const { now, saver } = createServer()
  await saver.save(draftOf('моё'))
  Object.assign(now, { draft: draftOf('чужое'), version: 7 })
  expect(await saver.save(draftOf('моё 2'))).toEqual({
    theirs: { id: 'd1', version: 7, draft: draftOf('чужое') },
  })
  expect(now.draft).toEqual(draftOf('чужое'))
  expect(saver.isDirty(draftOf('моё 2'))).toBe(true)
})

it('adopts a newer version with the same content, for all waiting saves', async () => {
  const { now, saver, calls } = createServer()
  await saver.save(draftOf('моё'))
  now.version = 7
  await Promise.all([saver.save(draftOf('моё 2')), saver.save(draftOf('моё 2'))])
  expect(now).toMatchObject({ draft: draftOf('моё 2'), version: 8 })
  expect(calls.fetch).toHaveBeenCalledTimes(1)
})

it('reports no conflict when the other editor wrote the same', async () => {
  const { now, saver } = createServer()
  await saver.save(draftOf('моё'))
  Object.assign(now, { draft: draftOf('общее'), version: 7 })
  expect(await saver.save(draftOf('общее'))).toMatchObject({ saved: { version: 7 } })
})

it('does not loop over a server that refuses its own newest version', async () => {
  const { calls, saver } = createServer()
  await saver.save(draftOf('моё'))
  calls.update.mockRejectedValue(conflict())
  await expect(saver.save(draftOf('моё 2'))).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
})

it('marks the draft that another request carried as saved, after the request in flight', async () => {
  const { sent, answer, saver, release } = createSlowCalls()
  const save = saver.save(draftOf('а'))
  const publish = saver.flushInto(draftOf('аб'), ({ draft, saved, isDirty }) =>
    answer(`publish ${saved?.version} ${draft.text} ${isDirty}`),
  )
  expect(sent).toEqual(['create k а'])
  await release()
  expect(sent).toEqual(['create k а', 'publish 1 аб true'])
  await release()
  await save
  expect(await publish).toEqual({ answer: { id: 'd1', version: 2 } })
  expect(saver.isDirty(draftOf('аб'))).toBe(false)
})

it('saves the draft by the waiting save when a request that carries it is refused', async () => {
  const { sent, saver, release } = createSlowCalls()
  const flushing = saver.flushInto(draftOf('а'), () => Promise.reject(new Error('not ready')))
  const saving = saver.save(draftOf('а'))
  await expect(flushing).rejects.toThrow('not ready')
  await release()
  await saving
  expect(sent).toEqual(['create k а'])
})

it('creates a new document by the request that carries its content', async () => {
  const { calls, now, saver } = createServer()
  const publish = (text: string) =>
    saver.flushInto(draftOf(text), ({ draft, saved, key }) =>
      saved ? calls.update({ draft, saved }) : calls.create({ draft, key }),
    )
  calls.create.mockRejectedValueOnce(toNetworkError(new Error('cut')))
  await expect(publish('сразу')).rejects.toMatchObject({ code: 'NETWORK' })
  await publish('сразу!')
  const first = { key: 'k', draft: draftOf('сразу') }
  expect(calls.create.mock.calls).toEqual([[first], [first]])
  expect(now).toMatchObject({ draft: draftOf('сразу!'), version: 2 })
})

it('reports a stale version of a carrying request once, and a conflict of content', async () => {
  const { now, calls, saver } = createServer()
  await saver.save(draftOf('моё'))
  now.version = 7
  const publish = (text: string) =>
    saver.flushInto(draftOf(text), ({ draft, saved, key }) =>
      saved ? calls.update({ draft, saved }) : calls.create({ draft, key }),
    )
  await expect(publish('моё 2')).rejects.toMatchObject({ code: 'VERSION_CONFLICT' })
  expect(await publish('моё 2')).toMatchObject({ answer: { version: 8 } })
  Object.assign(now, { draft: draftOf('чужое'), version: 12 })
  expect(await publish('моё 3')).toMatchObject({ theirs: { draft: draftOf('чужое') } })
  expect(now.draft).toEqual(draftOf('чужое'))
})

it('compares content as the server sees it', () => {
  const one = { text: 'а', settings: { x: 1, y: [{ b: 2, c: 3 }] } }
  const other = { settings: { y: [{ c: 3, b: 2 }], x: 1 }, text: 'а' }
  expect(isSameContent(one, other)).toBe(true)
  expect(isSameContent<object>(one, { ...one, note: undefined })).toBe(true)
  expect(isSameContent(one, { ...one, text: 'б' })).toBe(false)
  expect(isSameContent(['1', '2'], ['2', '1'])).toBe(false)
})
