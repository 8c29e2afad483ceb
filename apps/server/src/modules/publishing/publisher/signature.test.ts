import { expect, it } from 'vitest'
import { setUpPublishing } from '../../../../test/publishing/set-up-publishing.ts'

const play = setUpPublishing({ networks: ['threads', 'telegram'] })
const SIGNATURE = 'Кофейня на углу'

const sign = (signature: string) =>
  play.app.database.pool.query('update connections set signature = $1', [signature])

it('puts the signature an account has at that moment under its text', async () => {
  const planned = await play.plan({ network: 'threads' })
  await sign(SIGNATURE)
  await play.settle()
  expect(play.arrived('threads', `${planned.text}\n\n${SIGNATURE}`)).toBe(1)
})

it('leaves it out where the publication says so, and goes on with what was frozen', async () => {
  await sign(SIGNATURE)
  const plain = await play.plan({ network: 'telegram', settings: { isSignatureOff: true } })
  await play.settle()
  expect((await play.targetOf(plain.id)).publication).toMatchObject({ text: plain.text })
  const signed = await play.plan({ network: 'telegram' })
  await play.settle()
  await sign('Другая')
  expect((await play.targetOf(signed.id)).publication).toMatchObject({
    text: `${signed.text}\n\n${SIGNATURE}`,
  })
})
