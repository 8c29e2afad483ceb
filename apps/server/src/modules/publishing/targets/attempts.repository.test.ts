import { expect, it } from 'vitest'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'
import { inTransaction } from '../../../db/connection.ts'
import { closeAttempt, openAttempt } from './attempts.repository.ts'

const play = setUpPublishing({ networks: ['telegram'] })

const open = (targetId: string, part = 0) =>
  inTransaction(play.app.ctx.db, (tx) =>
    openAttempt({ db: tx, targetId, part, now: play.clock.now() }),
  )
const close = (id: string, state: Parameters<typeof closeAttempt>[0]['state']) =>
  inTransaction(play.app.ctx.db, (tx) => closeAttempt({ db: tx, id, state, now: play.clock.now() }))

const uniqueViolation = { cause: { code: '23505', constraint: 'publish_attempts_one_open' } }

it.each(['open', 'accepted', 'published', 'unknown'] as const)(
  'the database refuses a second attempt while the first is %s',
  async (state) => {
    const { id } = await play.plan({ network: 'telegram' })
    const first = await open(id)
    await close(first.id, state)
    await expect(open(id)).rejects.toMatchObject(uniqueViolation)
    expect(await play.attemptsOf(id)).toHaveLength(1)
    // Attempts of replies are counted separately.
    await expect(open(id, 1)).resolves.toMatchObject({ part: 1, number: 1 })
  },
)

it.each(['rejected', 'absent'] as const)(
  'a second attempt is allowed after the first was %s',
  async (state) => {
    const { id } = await play.plan({ network: 'telegram' })
    await close((await open(id)).id, state)
    await expect(open(id)).resolves.toMatchObject({ part: 0, number: 2 })
  },
)
