import { UserError } from '@kadr/domain/base/app-error'
import { SANDBOX_WEBHOOKS_PATH } from '../../../config/sandbox-credentials.ts'
import type { AppContext } from '../../../context.ts'
import { isPlayed } from '../../../platform/outside/sites/open-sites.ts'

/** Resolves to whether the address is public. */
export type IsPublicUrl = (input: { url: string }) => Promise<boolean>

const refused = (userMessage: string) =>
  new UserError({ code: 'VALIDATION_FAILED', userMessage, field: 'url' })

/** The address as it is stored: without its fragment, which is never sent. */
export const checkAddress = async ({
  ctx: { config },
  url: typed,
  isPublicUrl,
}: {
  ctx: AppContext
  url: string
  isPublicUrl: IsPublicUrl
}): Promise<string> => {
  const address = URL.parse(typed)
  if (!address) throw refused('Укажите адрес целиком, например https://example.com/kadr')
  address.hash = ''
  const { href: url, protocol, username, password, port } = address
  if (isPlayed({ config, url, path: SANDBOX_WEBHOOKS_PATH })) return url
  if (protocol !== 'https:') throw refused('Адрес должен начинаться с https://')
  if (username || password) throw refused('Уберите из адреса имя и пароль')
  if (port) throw refused('Уберите из адреса порт: события идут на обычный, 443')
  if (!(await isPublicUrl({ url }))) {
    throw refused('Этот адрес не найден или ведёт во внутреннюю сеть')
  }
  return url
}

/** The receiver of the sandbox, for whoever tries without a program of their own. */
export const sampleUrlOf = ({
  ctx: { config },
  workspaceId,
}: {
  ctx: AppContext
  workspaceId: string
}): string | null =>
  config.isSandbox
    ? `${config.publicUrl}${SANDBOX_WEBHOOKS_PATH}/to/try-${workspaceId.slice(-6)}`
    : null
