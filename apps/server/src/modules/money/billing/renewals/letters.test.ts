import { expect, it } from 'vitest'
import { setUpBuying } from '../../../../../test/buying.ts'
import type { Letter } from '../../../../platform/outside/mailer/mailer.ts'
import { renewDue } from './renew-due.ts'

const world = setUpBuying()

it('writes about a coming charge to the address of the receipts', async () => {
  const letters: Letter[] = []
  Object.assign(world.app.ctx, {
    mailer: {
      isAvailable: true,
      send: async (letter: Letter) => {
        letters.push(letter)
        return { kind: 'sent' }
      },
    },
  })
  const person = await world.newPerson()
  await world.buy(person, { isRenewing: true })
  world.clock.set(new Date('2026-11-29T10:00:00Z'))
  await renewDue({ ctx: world.app.ctx })
  while ((await world.app.runDueJobs()) > 0) {
    // A consumer enqueues the job that sends the letter.
  }
  const announced = letters.filter(({ subject }) => subject.includes('продлится'))
  expect(announced).toMatchObject([
    {
      to: 'anna@example.com',
      subject: '1\u00a0декабря продлится тариф Creator',
      paragraphs: [expect.stringContaining('Спишем 1\u00a0490\u00a0₽')],
      button: { url: expect.stringMatching(/\/account\/plan$/) },
    },
  ])
})
