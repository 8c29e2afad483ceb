import type { AppContext } from '../../../context.ts'
import { findUsersByEmail } from '../../identity/auth/index.ts'
import { deletionTokenOf } from './deletion-requests.service.ts'
import { findDeletion } from './requests.repository.ts'

const describeDeletion = ({
  ctx,
  id,
  isKnown,
}: {
  ctx: AppContext
  id: string
  isKnown: boolean
}) =>
  isKnown
    ? {
        subject: 'Подтвердите удаление данных',
        paragraphs: [
          'Кто-то, скорее всего вы, попросил удалить профиль Кадра, в который входят с этой почтой.',
          'Если это вы, откройте страницу и подтвердите. Профиль, посты, рилсы и файлы исчезнут сразу и без возможности вернуть. Ссылка действует сутки.',
          'Если это не вы, ничего делать не нужно: без подтверждения данные останутся на месте.',
        ],
        button: {
          label: 'Открыть подтверждение',
          url: `${ctx.config.publicUrl}/data-deletion?confirm=${deletionTokenOf({ ctx, id })}`,
        },
      }
    : {
        subject: 'Профиля с этой почтой нет',
        paragraphs: [
          'Нас попросили удалить профиль Кадра, в который входят с этой почтой, но такого профиля нет.',
          'Если вы входили через Telegram или с другой почтой, войдите так же и удалите профиль в разделе «Аккаунт»: это происходит сразу.',
        ],
      }

/** Idempotent: a repeated letter has the Message-ID of the first. */
export const sendDeletionLetter = async ({ ctx, id }: { ctx: AppContext; id: string }) => {
  const row = await findDeletion({ db: ctx.db, id })
  if (!row?.email || row.doneAt || row.expiresAt <= ctx.clock.now()) return
  const isKnown = (await findUsersByEmail({ ctx, email: row.email })).length > 0
  const outcome = await ctx.mailer.send({
    to: row.email,
    key: `deletion:${id}`,
    ...describeDeletion({ ctx, id, isKnown }),
  })
  if (outcome.kind === 'refused') {
    ctx.log.warn({ requestId: id, reason: outcome.reason }, 'requests.deletion_letter.refused')
  }
}
