import type { DeliveryChannel } from '@kadr/contract/delivery/notification-settings'
import { messengerName } from '@kadr/contract/identity/users'
import {
  type ReportChannel,
  type ReportReader,
  type ReportRecipient,
  reportChannel,
} from '@kadr/contract/insight/report-schedules'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../context.ts'
import { findFirstMessenger, getChannel } from '../../delivery/notifications/index.ts'
import { listMembers } from './report-schedules.repository.ts'

type OfPerson = { ctx: AppContext; userId: string }

type Way = { channel: DeliveryChannel; address: string }

/** By the bot in the messenger the person is written to first, or in the other. */
const listNames = async (person: OfPerson): Promise<DeliveryChannel[]> => {
  const first = await findFirstMessenger(person)
  return [first, ...messengerName.options.filter((name) => name !== first)]
}

const findWay = async ({
  channel,
  ...person
}: OfPerson & { channel: ReportChannel }): Promise<Way | undefined> => {
  for (const name of channel === 'telegram' ? await listNames(person) : [channel]) {
    const reach = await getChannel(name).findReach(person)
    if (reach.kind === 'reached') return { channel: name, address: reach.address }
  }
  return undefined
}

const listChannels = async (person: OfPerson): Promise<ReportChannel[]> => {
  const reached: ReportChannel[] = []
  for (const channel of reportChannel.options) {
    if ((await findWay({ ...person, channel })) !== undefined) reached.push(channel)
  }
  return reached
}

/** Members of the workspace and the channels that can reach them now. */
export const listReaders = async ({
  ctx,
  workspaceId,
  myId,
}: {
  ctx: AppContext
  workspaceId: string
  myId: string
}): Promise<ReportReader[]> => {
  const members = await listMembers({ db: ctx.db, workspaceId })
  return Promise.all(
    members.map(async ({ userId, ...name }) => ({
      userId,
      name: displayName(name),
      isMe: userId === myId,
      channels: await listChannels({ ctx, userId }),
    })),
  )
}

export type ReachedReader = ReportRecipient & { way: Way }

export const listReached = async ({
  ctx,
  recipients,
}: {
  ctx: AppContext
  recipients: readonly ReportRecipient[]
}): Promise<ReachedReader[]> => {
  const readers: ReachedReader[] = []
  for (const { userId, channel } of recipients) {
    const way = await findWay({ ctx, userId, channel })
    if (way) readers.push({ userId, channel, way })
  }
  return readers
}
