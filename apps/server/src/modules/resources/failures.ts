import { UserError } from '@kadr/domain/app-error'

/** One of another workspace looks the same as one that does not exist. */
export const noResource = (field?: string) =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Ресурс не найден', ...(field && { field }) })

export const noFolder = (field = 'folderId') =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Папка не найдена', field })

export const noUpload = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Загрузка не найдена' })
