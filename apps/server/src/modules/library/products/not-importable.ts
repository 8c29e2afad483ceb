import { UserError } from '@kadr/domain/base/app-error'

export const notImportable = (userMessage: string) =>
  new UserError({ code: 'IMPORT_UNREADABLE', userMessage, field: 'source' })
