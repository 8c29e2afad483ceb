import { findMailAddress } from '../settings.repository.ts'
import { type Channel, pathOf } from './channel.ts'
import { sendLetterJob } from './delivery-jobs.ts'

const HOME = { text: 'Открыть в Кадре', path: '/notifications' }

export const emailChannel: Channel = {
  name: 'email',
  async findReach({ ctx, userId }) {
    if (!ctx.mailer.isAvailable) return { kind: 'unavailable' }
    const address = await findMailAddress({ db: ctx.db, userId })
    return address === undefined ? { kind: 'absent' } : { kind: 'reached', address, label: address }
  },
  async queue({ ctx, tx, key, to: { address, userId }, message, notificationIds }) {
    const { title, text } = message
    const { text: label, path } = pathOf(message) ?? HOME
    const data = {
      notificationIds: [...notificationIds],
      to: address,
      subject: title,
      text,
      button: { label, path },
      key,
      since: ctx.clock.now().toISOString(),
      userId,
    }
    await ctx.jobs.enqueue(sendLetterJob, data, { tx })
    return undefined
  },
}
