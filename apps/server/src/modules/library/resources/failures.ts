import { UserError } from '@kadr/domain/base/app-error'

/** The same error for another workspace's resource and a missing one, so ids can't be probed. */
export const resourceNotFound = (field?: string) =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Ресурс не найден', ...(field && { field }) })

export const folderNotFound = (field = 'folderId') =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Папка не найдена', field })

export const uploadNotFound = () =>
  new UserError({ code: 'NOT_FOUND', userMessage: 'Загрузка не найдена' })
