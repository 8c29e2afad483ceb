import * as z from 'zod/mini'
import type { Config } from '../config/config.ts'
import { isLocalMax } from '../config/sandbox-credentials.ts'
import { callMax } from '../platform/outside/messengers/max/call-max.ts'
import { type Finding, finding } from './finding.ts'

const BOT = 'Бот MAX'
const me = z.object({ username: z.optional(z.nullable(z.string())) })

/** The root of the API's certificate is no part of Node. */
const describeSilence = ({ apiUrl, certificateFile }: NonNullable<Config['max']>): Finding =>
  finding(
    'error',
    BOT,
    certificateFile === null
      ? `${apiUrl} не отвечает. У его сертификата корень Минцифры: скачайте его с gosuslugi.ru/crt и назовите файл в MAX_CA_FILE.`
      : `${apiUrl} не отвечает.`,
  )

/** Whether the token is accepted, the name is that of the bot, and updates come in a way MAX means for a site. */
export const checkMax = async (config: Config): Promise<Finding[]> => {
  const { max, isSandbox } = config
  if (!max || isLocalMax(max)) {
    return [finding('info', BOT, isSandbox ? 'токена нет, играет песочница.' : 'не подключён.')]
  }
  const outcome = await callMax({ config, method: 'GET /me' })
  if (outcome.kind === 'refused') {
    return [finding('error', BOT, 'токен не принят. Скопируйте MAX_BOT_TOKEN заново.')]
  }
  if (outcome.kind !== 'done') return [describeSilence(max)]
  const username = me.safeParse(outcome.result).data?.username ?? null
  const findings =
    username === null || username === max.botName
      ? [finding('ok', BOT, `@${max.botName}, токен принят.`)]
      : [finding('error', BOT, `токен бота @${username}, а в MAX_BOT_NAME указан @${max.botName}.`)]
  return max.isWebhook
    ? findings
    : [
        ...findings,
        finding(
          isSandbox ? 'info' : 'warning',
          BOT,
          'MAX_WEBHOOK выключен: опрос MAX отдаёт не все обновления, пришедшие за время остановки.',
        ),
      ]
}
