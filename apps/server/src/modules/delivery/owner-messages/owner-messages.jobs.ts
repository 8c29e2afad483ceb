import { FIRST_MESSENGER } from '@kadr/contract/identity/users'
import { defineJob } from '../../../platform/jobs/job-definition.ts'
import { ownerMessageJob } from './notify-owner.ts'
import { sendByBot, sendByMail } from './send-message.ts'

export const ownerMessageJobs = [
  defineJob({
    ...ownerMessageJob,
    options: { retryLimit: 8, retryDelay: 60 },
    handle: ({ ctx, data: { channel, message } }) =>
      channel === 'mail'
        ? sendByMail({ ctx, message })
        : sendByBot({ ctx, message, messenger: channel === 'bot' ? FIRST_MESSENGER : channel }),
  }),
]
