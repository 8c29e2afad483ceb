import {
  type ReportChannel,
  type ReportReader,
  type ReportRecipient,
  reportChannel,
} from '@kadr/contract/insight/report-schedules'
import { displayName } from '@kadr/domain/identity/person-name'
import type { AppContext } from '../../../context.ts'
import { getChannel } from '../../delivery/notifications/index.ts'
import { listMembers } from './report-schedules.repository.ts'

type OfPerson = { ctx: AppContext; userId: string }

const findAddress = async ({ ctx, userId, channel }: OfPerson & { channel: ReportChannel }) => {
  const reach = await getChannel(channel).findReach({ ctx, userId })
  return reach.kind === 'reached' ? reach.address : undefined
}

const listChannels = async (person: OfPerson): Promise<ReportChannel[]> => {
  const reached: ReportChannel[] = []
  for (const channel of reportChannel.options) {
    if ((await findAddress({ ...person, channel })) !== undefined) reached.push(channel)
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

export type ReachedReader = ReportRecipient & { address: string }

export const listReached = async ({
  ctx,
  recipients,
}: {
  ctx: AppContext
  recipients: readonly ReportRecipient[]
}): Promise<ReachedReader[]> => {
  const readers: ReachedReader[] = []
  for (const { userId, channel } of recipients) {
    const address = await findAddress({ ctx, userId, channel })
    if (address !== undefined) readers.push({ userId, channel, address })
  }
  return readers
}
