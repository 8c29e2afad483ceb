import { UserError } from '@kadr/domain/app-error'
import { DownloadRefusedError, findLink } from '@kadr/downloads'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Desk } from './desk.ts'
import * as repository from './refused-works.repository.ts'

const findWork = async ({ desk, url }: { desk: Desk; url: string }) => {
  try {
    return await findLink({ text: url, outside: await desk.outside() })
  } catch (error) {
    if (!(error instanceof DownloadRefusedError)) throw error
    throw new UserError({
      code: 'VALIDATION_FAILED',
      field: 'url',
      userMessage: 'Нужна ссылка на работу в одной из девяти сетей',
      cause: error,
    })
  }
}

/** Keeps the complaint and closes the work at once: whoever runs the installation may open it again. */
export const complain = async ({
  ctx,
  desk,
  url,
  replyEmail,
  claim,
}: {
  ctx: AppContext
  desk: Desk
  url: string
  replyEmail: string
  claim: string
}): Promise<{ isClosed: boolean }> => {
  const { source, link } = await findWork({ desk, url })
  const work = { source: source.key, workId: link.id }
  await inTransaction(ctx.db, async (tx) => {
    await repository.insertComplaint({ tx, ...work, url: link.url, email: replyEmail, text: claim })
    await repository.refuseWork({ db: tx, ...work })
  })
  ctx.log.warn({ source: source.key }, 'downloads.complaint.received')
  return { isClosed: true }
}
