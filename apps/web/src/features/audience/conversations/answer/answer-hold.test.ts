import { expect, it } from 'vitest'
import { makeAnswer, makeItem } from '../thread/thread.fixture.ts'
import { findHold } from './answer-hold.ts'

const asked = { items: [makeItem()], answers: [] }
const boris = { name: 'Борис', isWriting: true }

it('holds nothing back while one is alone', () => {
  expect(findHold({ thread: asked, seenOurs: 0, others: [] })).toBeUndefined()
  expect(
    findHold({ thread: asked, seenOurs: 0, others: [{ ...boris, isWriting: false }] }),
  ).toBeUndefined()
})

it('holds an answer back while somebody else writes one', () => {
  expect(findHold({ thread: asked, seenOurs: 0, others: [boris] })).toEqual({
    kind: 'writing',
    name: 'Борис',
  })
})

it('holds an answer back when somebody answered after it was begun', () => {
  const answered = { items: [...asked.items, makeItem({ id: 'b', isOurs: true })], answers: [] }
  expect(findHold({ thread: answered, seenOurs: 0, others: [] })).toEqual({ kind: 'answered' })
  expect(findHold({ thread: answered, seenOurs: 1, others: [] })).toBeUndefined()
})

it('counts an answer on its way, and none before a draft is begun', () => {
  const queued = { items: asked.items, answers: [makeAnswer()] }
  expect(findHold({ thread: queued, seenOurs: 0, others: [] })).toEqual({ kind: 'answered' })
  expect(findHold({ thread: queued, seenOurs: undefined, others: [] })).toBeUndefined()
})
