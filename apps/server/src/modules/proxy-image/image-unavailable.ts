import { UserError } from '@kadr/domain/app-error'

export const imageUnavailable = (detail: string) =>
  new UserError({ code: 'IMAGE_UNAVAILABLE', userMessage: 'Картинка недоступна', detail })
