import { UserError } from '@kadr/domain/base/app-error'

/** The same error for a rule of another workspace as for a missing one. */
export const noAutomation = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Автоматизация не найдена' })

export const noRun = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'На это время ничего не запланировано' })

export const conflict = (userMessage: string) => new UserError({ code: 'CONFLICT', userMessage })

export const staleVersion = () =>
  new UserError({
    code: 'VERSION_CONFLICT',
    userMessage:
      'Пока вы правили, автоматизацию изменили в другом месте. Ничего не перезаписано: откройте свежую версию и перенесите правки',
    field: 'version',
  })

export const invalid = (field: string, userMessage: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field })
