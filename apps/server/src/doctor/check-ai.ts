import { checkEngine, type EngineCheck } from '@kadr/ai'
import type { Clock } from '@kadr/kit/clock'
import type { Config } from '../config/config.ts'
import { engineFetch } from '../platform/outside/ai/create-engine.ts'
import { type Finding, finding } from './finding.ts'

const SUBJECT = 'ИИ'

type Trouble = Exclude<EngineCheck['kind'], 'accepted'>

const TROUBLES: Readonly<Record<Trouble, (host: string) => string>> = {
  refused: (host) => `${host} не принял ключ. Проверьте AI_KEY и AI_HEADER.`,
  untrusted: (host) =>
    `сертификат ${host} не принят. У GigaChat корень Минцифры: скачайте его с gosuslugi.ru/crt и назовите файл в AI_CA_FILE.`,
  unreachable: (host) => `${host} не отвечает.`,
}

/** The engine that writes; without one our templates do. */
export const checkAi = async ({
  config: { ai },
  clock,
}: {
  config: Pick<Config, 'ai'>
  clock: Clock
}): Promise<Finding> => {
  if (!ai.engine) return finding('info', SUBJECT, 'ключей нет, тексты пишут шаблоны Кадра.')
  const outside = { fetch: engineFetch(ai), clock }
  const { host } = new URL(ai.engine.baseUrl)
  const check = await checkEngine({ settings: ai.engine, outside })
  if (check.kind !== 'accepted') return finding('error', SUBJECT, TROUBLES[check.kind](host))
  const { unlisted } = check
  return unlisted.length === 0
    ? finding('ok', SUBJECT, `${host} отвечает, ключ принят.`)
    : finding(
        'warning',
        SUBJECT,
        `${host} отвечает, ключ принят, но в списке его моделей нет ${unlisted.join(', ')}. Проверьте названия.`,
      )
}
