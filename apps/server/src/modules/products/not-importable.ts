import { UserError } from '@kadr/kit/app-error'

export const notImportable = (userMessage: string) =>
  new UserError({ code: 'IMPORT_UNREADABLE', userMessage, field: 'source' })
