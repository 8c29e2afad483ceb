import type { Config } from '../../config/config.ts'
import { listMissingRequisites } from '../../config/requisites.ts'
import { listOauthProviders } from '../../config/sign-in.ts'

/** Settings that are fine on a laptop and a mistake on a server. */
const warningsOf = ({ env, publicUrl, telegram, signIn, requisites }: Config): string[] => {
  const missing = listMissingRequisites(requisites)
  return env === 'production'
    ? [
        ...(publicUrl.startsWith('https:')
          ? []
          : ['  Внимание             PUBLIC_URL не https: пароли и токены идут открытым текстом']),
        ...(telegram || listOauthProviders(signIn).length > 0
          ? []
          : [
              '  Внимание             войти нельзя: задайте TELEGRAM_BOT_TOKEN, VK_ID_CLIENT_ID, YANDEX_CLIENT_ID или GOOGLE_CLIENT_ID',
            ]),
        ...(missing.length === 0
          ? []
          : [`  Внимание             юридическим страницам нужны ${missing.join(', ')}`]),
      ]
    : []
}

/** Printed to the terminal at startup. */
export const greet = (config: Config): string => {
  if (!config.roles.has('http')) return `Кадр запущен без сайта: ${[...config.roles].join(', ')}\n`
  const lines = [`Кадр запущен: ${config.publicUrl}`]
  if (config.isSandbox) {
    lines.push(
      `  Вход на сайте        ${config.publicUrl}/login (без ключей отвечает песочница: выберите Анну или Бориса)`,
      `  Мини-приложение      ${config.publicUrl}/dev/telegram (Telegram в рамке телефона)`,
      `                       ${config.publicUrl}/dev/max (MAX в рамке телефона)`,
      `  Песочница сетей      ${config.publicUrl}/sandbox (что опубликовано, сбои, журнал)`,
    )
  }
  lines.push(
    ...warningsOf(config),
    `  Описание API         ${config.publicUrl}/api/docs`,
    `  Данные               ${config.databaseUrl ? 'DATABASE_URL' : config.dataDir}`,
    '  Остановить           Ctrl+C',
  )
  return `${lines.join('\n')}\n`
}
