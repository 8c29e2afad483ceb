import type { PostProblem } from '@kadr/contract/publishing/post-checks'
import { UserError } from '@kadr/domain/base/app-error'
import { quote } from '@kadr/domain/base/quote'

/** A post of another workspace is indistinguishable from one that does not exist. */
export const noPost = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Пост не найден' })

export const noTarget = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Публикация не найдена' })

export const noAccount = (field = 'targets') =>
  new UserError({
    code: 'NOT_FOUND',
    userMessage: 'Аккаунт не подключён. Обновите список подключений',
    field,
  })

export const staleVersion = () =>
  new UserError({
    code: 'VERSION_CONFLICT',
    userMessage:
      'Пока вы правили, пост изменили в другом месте. Ничего не перезаписано: откройте свежую версию и перенесите правки',
    field: 'version',
  })

export const conflict = (userMessage: string) => new UserError({ code: 'CONFLICT', userMessage })

export const invalid = (field: string, userMessage: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field })

export const notReady = (field: string, userMessage: string) =>
  new UserError({ code: 'POST_NOT_READY', userMessage, field })

/** The error names the account and the field of the first violation. */
export const refusedBy = ({
  connectionId,
  accountTitle,
  problem,
}: {
  connectionId: string | null
  accountTitle: string
  problem: PostProblem
}) =>
  notReady(
    `targets.${connectionId ?? 'detached'}.${problem.field}`,
    `${quote(accountTitle)}: ${problem.message}`,
  )
