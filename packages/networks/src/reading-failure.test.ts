import { expect, it } from 'vitest'
import { createContentRejection, createOutage } from './_shared/failures.ts'
import { explainGraph } from './_shared/graph-failures.ts'
import { toReadingFailure } from './reading-failure.ts'

const title = 'Instagram'

it('says that figures were not given where a network refuses for a reason of its own', () => {
  const body = { error: { message: 'Invalid parameter', code: 100, error_subcode: 1 } }
  const reply = { status: 400, headers: new Headers(), body }
  const failure = explainGraph({ outcome: { kind: 'replied', reply }, title, now: new Date() })
  if (!failure) throw new Error('No failure')
  expect(failure.message).toContain('не принял публикацию')
  expect(toReadingFailure({ title, failure })).toMatchObject({
    code: 'graph_100_1',
    action: 'open_network',
    message: 'Instagram не отдал цифры. Мы спросим ещё раз позже.',
  })
})

it('leaves the words of every other failure', () => {
  const outage = createOutage({ title })
  expect(toReadingFailure({ title, failure: outage })).toEqual(outage)
  const rejection = createContentRejection({ title, code: 'x', why: 'текст слишком длинный' })
  expect(toReadingFailure({ title, failure: rejection }).message).not.toContain('текст')
})
