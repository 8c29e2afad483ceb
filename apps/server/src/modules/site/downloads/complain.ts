import type { AppContext } from '../../../context.ts'
import { inTransaction } from '../../../db/connection.ts'
import { notifyOwner } from '../../delivery/owner-messages/index.ts'
import { isFromRobot } from '../requests/index.ts'
import type { DownloadService } from './download-service.ts'
import { findComplained } from './find-complained.ts'
import { SOURCE_NAMES } from './refusal-texts.ts'
import * as repository from './refused-works.repository.ts'

/**
 * Stores the complaint and adds the work to the takedown list immediately; the operator of the installation can reopen
 * it.
 */
export const complain = async ({
  ctx,
  service,
  ticket,
  website,
  url,
  replyEmail,
  claim,
}: {
  ctx: AppContext
  service: DownloadService
  ticket: string
  website: string
  url: string
  replyEmail: string
  claim: string
}): Promise<{ isClosed: boolean }> => {
  if (isFromRobot({ ctx, ticket, website })) return { isClosed: true }
  const { source, link } = await findComplained({ service, url })
  const work = { source: source.key, workId: link.id }
  await inTransaction(ctx.db, async (tx) => {
    const complaintId = await repository.insertComplaint({
      tx,
      ...work,
      url: link.url,
      email: replyEmail,
      text: claim,
    })
    await repository.refuseWork({ db: tx, ...work })
    await notifyOwner({
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
