import { countOf, type PluralForms } from '@kadr/domain/base/plural'
import { countBrowsers, sendPushJob } from '../../push/index.ts'
import { type Channel, pathOf } from './channel.ts'

const BROWSERS: PluralForms = ['браузер', 'браузера', 'браузеров']
const HOME = '/notifications'

export const pushChannel: Channel = {
  name: 'push',
  async findReach({ ctx, userId }) {
    const count = await countBrowsers({ ctx, userId })
    if (count === 0) return { kind: 'absent' }
    return { kind: 'reached', address: userId, label: countOf({ count, forms: BROWSERS }) }
  },
  async queue({ ctx, tx, key, to: { userId }, message, notificationIds }) {
    const { title, text } = message
    const data = {
      userId,
      subjectIds: [...notificationIds],
      title,
      text,
      path: pathOf(message)?.path ?? HOME,
      key,
      since: ctx.clock.now().toISOString(),
    }
    await ctx.jobs.enqueue(sendPushJob, data, { tx })
    return undefined
  },
}
