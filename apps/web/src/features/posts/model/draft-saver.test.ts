import { expect, it } from 'vitest'
import type { DraftCalls } from '../api/posts.mutations.ts'
import { EMPTY_FORM } from './composer-form.ts'
import { createDraftSaver } from './draft-saver.ts'
import { aPost } from './post.fixture.ts'

const formOf = (text: string) => ({ ...EMPTY_FORM, text })

const record = () => {
  const sent: string[] = []
  const held: (() => void)[] = []
  let version = 0
  const answer = async (label: string) => {
    sent.push(label)
    await new Promise<void>((resume) => held.push(resume))
    version += 1
    return aPost({ version })
  }
  const calls: DraftCalls = {
    create: ({ form, key }) => answer(`create ${key} ${form.text}`),
    update: ({ form, version: named }) => answer(`update ${named} ${form.text}`),
  }
  const release = async () => {
    held.shift()?.()
    await new Promise((resume) => setTimeout(resume))
  }
  return { sent, calls, release }
}

it('never has two calls on their way and sends the newest words last', async () => {
  const { sent, calls, release } = record()
  const saver = createDraftSaver({ calls, key: 'k' })
  const first = saver.save(formOf('а'))
  const second = saver.save(formOf('аб'))
  const third = saver.save(formOf('абв'))
  expect(sent).toEqual(['create k а'])
  await release()
  expect(sent).toEqual(['create k а', 'update 1 абв'])
  await release()
  await Promise.all([first, second, third])
  expect(saver.getSaved()).toMatchObject({ version: 2, form: { text: 'абв' } })
  expect(sent).toHaveLength(2)
})

it('makes no post out of nothing', async () => {
  const { sent, calls } = record()
  const saver = createDraftSaver({ calls, key: 'k' })
  expect(await saver.save(EMPTY_FORM)).toBeUndefined()
  expect(sent).toEqual([])
})

it('keeps the words unsaved when the call fails and tries again with the same key', async () => {
  const keys: string[] = []
  const saver = createDraftSaver({
    key: 'k',
    calls: {
      create: ({ key }) => {
        keys.push(key)
        return keys.length === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(aPost())
      },
      update: () => Promise.reject(new Error('not yet')),
    },
  })
  await expect(saver.save(formOf('а'))).rejects.toThrow('offline')
  expect(saver.isDirty(formOf('а'))).toBe(true)
  await saver.save(formOf('а'))
  expect(keys).toEqual(['k', 'k'])
  expect(saver.isDirty(formOf('а'))).toBe(false)
})

it('lets a request that carries the form wait for a save and go on from its version', async () => {
  const { sent, calls, release } = record()
  const saver = createDraftSaver({ calls, key: 'k' })
  const saving = saver.save(formOf('а'))
  const flushing = saver.flushInto(formOf('аб'), async ({ draft, isDirty, saved }) => {
    sent.push(`schedule ${saved?.version} ${draft.text} ${isDirty}`)
    return aPost({ version: 7 })
  })
  expect(sent).toEqual(['create k а'])
  await release()
  await Promise.all([saving, flushing])
  await saver.save(formOf('аб'))
  expect(sent).toEqual(['create k а', 'schedule 1 аб true'])
  expect(saver.getSaved()).toMatchObject({ version: 7, form: { text: 'аб' } })
})

it('has the form saved by whoever waits when a request that carries it is refused', async () => {
  const { sent, calls, release } = record()
  const saver = createDraftSaver({ calls, key: 'k' })
  const flushing = saver.flushInto(formOf('а'), () => Promise.reject(new Error('not ready')))
  const saving = saver.save(formOf('а'))
  await expect(flushing).rejects.toThrow('not ready')
  await release()
  await saving
  expect(sent).toEqual(['create k а'])
})
