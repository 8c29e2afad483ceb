import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import { tellOwner } from '../owner-messages/index.ts'
import { isFromRobot } from '../requests/index.ts'
import type { Desk } from './desk.ts'
import { findComplained } from './find-complained.ts'
import { SOURCE_NAMES } from './refusal-texts.ts'
import * as repository from './refused-works.repository.ts'

/** Keeps the complaint and closes the work at once: whoever runs the installation may open it again. */
export const complain = async ({
  ctx,
  desk,
  ticket,
  website,
  url,
  replyEmail,
  claim,
}: {
  ctx: AppContext
  desk: Desk
  ticket: string
  website: string
  url: string
  replyEmail: string
  claim: string
}): Promise<{ isClosed: boolean }> => {
  if (isFromRobot({ ctx, ticket, website })) return { isClosed: true }
  const { source, link } = await findComplained({ desk, url })
  const work = { source: source.key, workId: link.id }
  await inTransaction(ctx.db, async (tx) => {
    const complaintId = await repository.insertComplaint({
      ...{ tx, ...work, url: link.url, email: replyEmail, text: claim },
    })
    await repository.refuseWork({ db: tx, ...work })
    await tellOwner({
      ctx,
      tx,
      message: {
        key: `complaint:${complaintId}`,
        title: `Жалоба на скачивание: ${SOURCE_NAMES[source.key]}`,
        paragraphs: [
          link.url,
          claim,
          `Ответить: ${replyEmail}. Работа закрыта; открыть её снова: npm run downloads -- open ${source.key} ${link.id}`,
        ],
        replyTo: replyEmail,
      },
    })
  })
  ctx.log.warn({ source: source.key }, 'downloads.complaint.received')
  return { isClosed: true }
}
