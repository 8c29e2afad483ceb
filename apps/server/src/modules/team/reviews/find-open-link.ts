import { UserError } from '@kadr/domain/base/app-error'
import { can } from '@kadr/domain/identity/permissions'
import type { AppContext } from '../../../context.ts'
import type { Tx } from '../../../db/connection.ts'
import { hashToken } from '../../../platform/crypto/opaque-token.ts'
import { type FoundLink, findLinkByToken, listPostIdsOf } from './review-links.repository.ts'

const noLink = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Ссылка не найдена. Проверьте её целиком' })

const noPost = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Пост не найден' })

type ByToken = { ctx: AppContext; tx?: Tx; token: string }

/** Looked up by hash: constant time for every token. */
export const findOpenLink = async ({ ctx, tx, token }: ByToken): Promise<FoundLink> => {
  const found = await findLinkByToken({ db: tx ?? ctx.db, tokenHash: hashToken(token) })
  if (!found || !can(found.rights, 'reviews.share')) throw noLink()
  const { revokedAt, expiresAt } = found.link
  if (revokedAt || expiresAt <= ctx.clock.now()) {
    throw new UserError({
      code: 'LINK_EXPIRED',
      userMessage: 'Срок ссылки истёк, или её закрыли. Попросите новую',
    })
  }
  return found
}

/** A post outside the link is reported as not found, whether or not it exists. */
export const findLinkToPost = async ({
  postId,
  ...input
}: ByToken & { postId: string }): Promise<FoundLink> => {
  const found = await findOpenLink(input)
  const ids = await listPostIdsOf({ db: input.tx ?? input.ctx.db, link: found.link })
  if (!ids.includes(postId)) throw noPost()
  return found
}
