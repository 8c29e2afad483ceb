import { UserError } from '@kadr/domain/base/app-error'

/** A thread of another workspace, or of an account the member may not see, is one that does not exist. */
export const noThread = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Переписка не найдена. Обновите список' })

export const noItem = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Сообщение не найдено', field: 'itemId' })

export const noAnswer = () => new UserError({ code: 'NOT_FOUND', userMessage: 'Ответ не найден' })

export const noAccount = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Аккаунт не найден. Обновите список' })

export const conflict = (userMessage: string) => new UserError({ code: 'CONFLICT', userMessage })

export const invalid = (field: string, userMessage: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field })

export const someoneWasFirst = () =>
  new UserError({
    code: 'VERSION_CONFLICT',
    userMessage: 'Пока вы писали, в переписке что-то изменилось. Посмотрите и отправьте ещё раз',
    field: 'version',
  })
