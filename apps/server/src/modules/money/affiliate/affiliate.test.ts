import { DAY_MS } from '@kadr/kit/durations'
import { expect, it } from 'vitest'
import { notify } from '../../../../test/fake-payments.ts'
import { PAYOUT, setUpPartners } from '../../../../test/partners.ts'
import { call } from '../../../../test/people.ts'
import { listConfigured } from '../../../platform/outside/messengers/messengers.ts'

const { world, affiliateOf, newPartner, signUpBy, buy, tell, refund, run, nextId } = setUpPartners()

it('shares a payment, holds it, pays it out once and tells the partner', async () => {
  const { person: partner, code } = await newPartner()
  expect((await partner.send('POST', '/users/me/affiliate')).data).toMatchObject({
    link: {
      code,
      url: `${world.app.ctx.config.publicUrl}/?ref=${code}`,
      apps: listConfigured(world.app.ctx.config).map(({ name }) => ({
        messenger: name,
        url: expect.stringContaining(`startapp=ref_${code}`),
      })),
    },
  })
  const buyers = [await signUpBy(code), await signUpBy(code), await signUpBy(code)]
  for (const buyer of buyers) await buy(buyer)
  const [first] = (await affiliateOf(partner)).shares
  const share = Math.round(149_000 * 0.3)
  expect(first).toMatchObject({ kind: 'first', percent: 30, amount: { amount: share } })
  expect(await affiliateOf(partner)).toMatchObject({
    figures: { signUps: 3, payers: 3, payments: 3, refused: 0 },
    balances: [{ currency: 'RUB', held: 3 * share, available: 0, requested: 0, paid: 0 }],
  })
  expect((await partner.send('POST', '/users/me/affiliate/payouts', PAYOUT)).status).toBe(409)
  world.clock.advance(14 * DAY_MS)
  const answers = await Promise.all(
    [1, 2, 3].map(() => partner.send('POST', '/users/me/affiliate/payouts', PAYOUT)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await affiliateOf(partner)).toMatchObject({
    balances: [{ held: 0, available: 0, requested: 3 * share }],
    payouts: [{ state: 'requested', amount: { amount: 3 * share } }],
  })
  const { rows } = await world.app.database.pool.query('select * from affiliate_payouts')
  expect(JSON.stringify(rows)).not.toContain('500100732259')
  const [line = ''] = await run('payouts')
  expect(line).toContain('Самозанятый: Анна Иванова, ИНН 500100732259')
  const [, id = ''] = line.split('  ')
  const told = await world.app.database.pool.query(
    `select data from pgboss.job where name = 'owner-messages.send'`,
  )
  expect(told.rows).toMatchObject([{ data: { channel: 'mail', message: { key: `payout:${id}` } } }])
  expect(JSON.stringify(told.rows)).not.toContain('500100732259')
  await expect(run('payouts', 'refused', id)).rejects.toThrow()
  await run('payouts', 'refused', id, '--note', 'Счёт закрыт')
  expect(await affiliateOf(partner)).toMatchObject({
    balances: [{ available: 3 * share, requested: 0 }],
    payouts: [{ state: 'refused', note: 'Счёт закрыт' }],
  })
  await partner.send('POST', '/users/me/affiliate/payouts', PAYOUT)
  const [again = ''] = await run('payouts')
  const [, secondId = ''] = again.split('  ')
  await run('payouts', 'paid', secondId)
  await expect(run('payouts', 'paid', secondId)).rejects.toThrow()
  await world.app.runDueJobs()
  expect((await partner.send('GET', '/notifications')).data).toMatchObject({
    items: [
      { kind: 'payout_settled', title: expect.stringContaining('Выплата отправлена') },
      { kind: 'payout_settled', title: expect.stringContaining('отказано') },
    ],
  })
  // A refund after the payout leaves a debt, which the next share pays off.
  await refund(buyers[0] ?? partner)
  expect(await affiliateOf(partner)).toMatchObject({
    balances: [{ available: -share, paid: 3 * share }],
  })
  await world.expectSoundLedger()
})

it('gives a tenth of the next payments for a year', async () => {
  const { person: partner, code } = await newPartner()
  const buyer = await signUpBy(code)
  await buy(buyer)
  world.clock.advance(20 * DAY_MS)
  await buy(buyer)
  expect((await affiliateOf(partner)).shares).toMatchObject([
    { kind: 'next', percent: 10, amount: { amount: 14_900 } },
    { kind: 'first', amount: { amount: 44_700 } },
  ])
  world.clock.advance(366 * DAY_MS)
  await buy(buyer)
  expect((await affiliateOf(partner)).shares).toHaveLength(2)
  await world.expectSoundLedger()
})

it('counts Stars in Stars and waits as long as Telegram does', async () => {
  const { person: partner, code } = await newPartner()
  const buyer = await signUpBy(code)
  const { orderId } = await world.invoiceOf(buyer, { place: 'telegram', email: undefined })
  const payment = world.stars.make({
    orderId,
    money: { amount: 1360, currency: 'XTR' },
    status: 'succeeded',
    paidAt: world.clock.now(),
    buyerId: '77',
  })
  await notify(world.app, { provider: 'telegram-stars', paymentId: payment.id })
  await world.app.runDueJobs()
  const balance = { currency: 'XTR', held: 408, available: 0, minimum: 1000 }
  expect(await affiliateOf(partner)).toMatchObject({ balances: [balance] })
  world.clock.advance(20 * DAY_MS)
  expect(await affiliateOf(partner)).toMatchObject({ balances: [balance] })
  world.clock.advance(DAY_MS)
  expect(await affiliateOf(partner)).toMatchObject({ balances: [{ held: 0, available: 408 }] })
})

it('refuses the partner themselves, and an account that was brought before', async () => {
  const { person: partner, code } = await newPartner()
  await buy(partner, { email: 'partner@gmail.com' })
  const second = await signUpBy(code)
  await buy(second, { email: 'part.ner+2@gmail.com' })
  expect(await affiliateOf(partner)).toMatchObject({
    figures: { signUps: 0, refused: 1, payments: 0 },
    balances: [],
  })
  const id = nextId()
  const brought = await signUpBy(code, id)
  await brought.send('DELETE', '/users/me', { confirmation: 'УДАЛИТЬ' })
  const again = await signUpBy(code, id)
  await buy(again)
  expect(await affiliateOf(partner)).toMatchObject({ figures: { signUps: 1, payments: 0 } })
  // A person who has an account is not referred by a later link.
  const other = await newPartner()
  await signUpBy(other.code, id)
  expect(await affiliateOf(other.person)).toMatchObject({ figures: { signUps: 0 } })
})

it('refuses the same card under another mailbox, though nobody saved it', async () => {
  const { person: partner, code } = await newPartner()
  const paidWith = (last4: string, mark: string) => ({ title: `Visa •• ${last4}`, mark })
  await buy(partner, {}, { paidWith: paidWith('4477', 'card:411111:4477:2031:03') })
  const [own] = await world.rowsOf('payments', partner)
  expect(own.method_title).toBe('Visa •• 4477')
  expect(own.method_mark).toMatch(/^[\w-]{43}$/)
  const second = await signUpBy(code)
  await buy(second, {}, { paidWith: paidWith('4477', 'card:411111:4477:2031:03') })
  // The same last digits of another bank are another card.
  const stranger = await signUpBy(code)
  await buy(stranger, {}, { paidWith: paidWith('4477', 'card:555555:4477:2031:03') })
  expect(await affiliateOf(partner)).toMatchObject({
    figures: { signUps: 1, refused: 1, payments: 1 },
    balances: [{ held: Math.round(149_000 * 0.3) }],
  })
})

it('takes the share of a disputed payment back, and gives it again when the dispute is won', async () => {
  const { person: partner, code } = await newPartner()
  const buyer = await signUpBy(code)
  await buy(buyer)
  const share = Math.round(149_000 * 0.3)
  const [{ provider_payment_id: paymentId }] = await world.rowsOf('payments', buyer)
  const dispute = async (status: 'open' | 'won') => {
    const payment = world.card.payments.get(paymentId)
    Object.assign(payment ?? {}, { dispute: { id: `dp_${code}`, status, amount: 149_000 } })
    await tell(paymentId)
  }
  await dispute('open')
  expect(await affiliateOf(partner)).toMatchObject({ balances: [{ held: 0, available: 0 }] })
  await world.expectSoundLedger()
  await dispute('won')
  expect(await affiliateOf(partner)).toMatchObject({ balances: [{ held: share }] })
  await world.expectSoundLedger()
})

it('grants a plan to a person by id and by the address of receipts, and says plainly who is not known', async () => {
  const person = await world.newPerson()
  const mailbox = `gift-${person.userId}@example.com`
  await expect(run('grant', mailbox, 'CREATOR', '--days', '30')).rejects.toMatchObject({
    userMessage: `Нет человека с почтой ${mailbox}: ни у входа через Google, ни у чеков`,
  })
  await world.invoiceOf(person, { email: mailbox })
  expect(await run('grant', mailbox.toUpperCase(), 'creator', '--days', '30')).toEqual([
    expect.stringContaining(person.userId),
  ])
  expect(await world.planOf(person)).toMatchObject({ type: 'CREATOR' })
  await run('extend', person.userId, '--days', '7')
  for (const who of ['nobody', '@nobody_here']) {
    await expect(run('extend', who, '--days', '7')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(run('refund', 'nobody')).rejects.toMatchObject({ code: 'VALIDATION_FAILED' })
  const twin = await world.newPerson()
  await world.invoiceOf(twin, { email: mailbox })
  await expect(run('grant', mailbox, 'CREATOR', '--days', '1')).rejects.toMatchObject({
    code: 'CONFLICT',
  })
})

it('counts a visitor once a day and leaves robots out', async () => {
  const { person: partner, code } = await newPartner()
  const click = (userAgent: string) =>
    call(world.app, {
      method: 'POST',
      path: '/affiliate/clicks',
      body: { code },
      headers: { 'user-agent': userAgent },
    })
  for (const agent of ['Firefox', 'Firefox', 'Chrome', 'Googlebot/2.1', 'HeadlessChrome']) {
    expect((await click(agent)).status).toBe(200)
  }
  expect(await affiliateOf(partner)).toMatchObject({ figures: { clicks: 2 } })
  world.clock.advance(DAY_MS)
  await click('Firefox')
  expect(await affiliateOf(partner)).toMatchObject({ figures: { clicks: 3 } })
  world.clock.advance(DAY_MS)
  for (let version = 0; version < 50; version += 1) await click(`Firefox/${version}`)
  // One address is a few people at most, however many browsers it names.
  expect(await affiliateOf(partner)).toMatchObject({ figures: { clicks: 11 } })
  const unknown = { code: 'zzzzzzzz' }
  const path = '/affiliate/clicks'
  expect((await call(world.app, { method: 'POST', path, body: unknown })).status).toBe(200)
})

it('leaves records of money without the person, and no requisites', async () => {
  const { person: partner, code } = await newPartner()
  for (const buyer of [await signUpBy(code), await signUpBy(code), await signUpBy(code)]) {
    await buy(buyer)
  }
  world.clock.advance(14 * DAY_MS)
  await partner.send('POST', '/users/me/affiliate/payouts', PAYOUT)
  const { data } = await partner.send('GET', '/users/me/export')
  expect(JSON.stringify(data)).toContain(code)
  await partner.send('DELETE', '/users/me', { confirmation: 'УДАЛИТЬ' })
  const { rows } = await world.app.database.pool.query(
    `select p.state, p.sealed_requisites, a.user_id from affiliate_payouts p
     join affiliates a on a.id = p.affiliate_id where a.code = $1`,
    [code],
  )
  expect(rows).toEqual([{ state: 'refused', sealed_requisites: null, user_id: null }])
  const late = await signUpBy(code)
  await buy(late)
  await world.expectSoundLedger()
})
