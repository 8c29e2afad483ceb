import type { Config } from '../../config/config.ts'

/** What works on a laptop and is a mistake on a server. */
const warningsOf = ({ env, publicUrl, telegram, google }: Config): string[] =>
  env === 'production'
    ? [
        ...(publicUrl.startsWith('https:')
          ? []
          : ['  Внимание             PUBLIC_URL не https: пароли и токены идут открытым текстом']),
        ...(telegram || google
          ? []
          : [
              '  Внимание             войти нельзя: задайте TELEGRAM_BOT_TOKEN или GOOGLE_CLIENT_ID',
            ]),
      ]
    : []

/** Printed to the terminal at startup. */
export const greet = (config: Config): string => {
  if (!config.roles.has('http')) return `Кадр запущен без сайта: ${[...config.roles].join(', ')}\n`
  const lines = [`Кадр запущен: ${config.publicUrl}`]
  if (config.isSandbox) {
    lines.push(
      `  Вход на сайте        ${config.publicUrl}/login (местный Google: выберите Анну или Бориса)`,
      `  Мини-приложение      ${config.publicUrl}/dev/telegram (Telegram в рамке телефона)`,
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
