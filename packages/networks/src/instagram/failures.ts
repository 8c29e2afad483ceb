import { explainSubcode } from '../_shared/graph-failures.ts'
import type { Failure } from '../network-adapter.ts'

export const TITLE = 'Instagram'

/** Maps the status text of a failed container, which contains the subcode. */
export function explainReason(reason: string): Failure {
  const subcode = /\b(2207\d{3})\b/.exec(reason)?.[1]
  return (
    explainSubcode(Number(subcode ?? 0)) ?? {
      kind: 'retryable',
      code: 'processing_failed',
      message: 'Instagram не смог обработать публикацию. Мы повторим попытку сами.',
      action: 'retry',
    }
  )
}

export const notProfessional: Failure = {
  kind: 'permanent',
  code: 'not_professional',
  message:
    'Подключить можно только профессиональный аккаунт. Переключите его в настройках Instagram и попробуйте снова.',
  action: 'open_network',
}

export const noLinkedAccount: Failure = {
  kind: 'permanent',
  code: 'no_linked_account',
  message:
    'К вашим страницам Facebook не привязан профессиональный аккаунт Instagram. Привяжите его и попробуйте снова.',
  action: 'open_network',
}

export const foreignToken: Failure = {
  kind: 'permanent',
  code: 'foreign_token',
  message: 'Instagram не подтвердил вход. Подключите аккаунт ещё раз.',
  action: 'reconnect',
}

/** Published, but the id is unknown: the user has to find the post. */
export const idUnknown: Failure = {
  kind: 'permanent',
  code: 'id_unknown',
  message: 'Instagram не сообщил номер этой публикации. Удалите её в приложении Instagram.',
  action: 'open_network',
}
