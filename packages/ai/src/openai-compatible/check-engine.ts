import { readBoundedText } from '@kadr/kit/bounded-body'
import * as z from 'zod/mini'
import { AiFailure } from '../_shared/ai-failure.ts'
import { createAccess } from './access.ts'
import { explainCertificate, UntrustedEngineError } from './certificate.ts'
import type { OpenAiSettings, Outside } from './settings.ts'

export type EngineCheck =
  /** `unlisted`: models we are to use that the engine does not name. */
  | { kind: 'accepted'; unlisted: readonly string[] }
  | { kind: 'refused' | 'untrusted' | 'unreachable' }

const TIMEOUT_MS = 15_000
/** Gateways list hundreds of models with their prices. */
const MAX_LIST_BYTES = 8 * 1024 * 1024

const checkOf = (error: unknown): EngineCheck => {
  if (error instanceof UntrustedEngineError || explainCertificate(error)) {
    return { kind: 'untrusted' }
  }
  const isRefused = error instanceof AiFailure && (error.status ?? 0) >= 400
  return { kind: isRefused && (error.status ?? 0) < 500 ? 'refused' : 'unreachable' }
}

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) })

const parseList = (text: string) => {
  try {
    return z.parse(modelList, JSON.parse(text)).data
  } catch {
    return []
  }
}

/** Engines also take a name without the folder or the tag that their list has. */
const isNamed = (id: string, model: string) =>
  id === model || id === `${model}:latest` || id.endsWith(`/${model}`)

/** None where the engine has no list. */
const findUnlisted = (settings: OpenAiSettings, list: string): string[] => {
  const ids = parseList(list).map(({ id }) => id)
  const { model, imageModel, speechModel, transcriptionModel } = settings
  const used = [model, imageModel, speechModel, transcriptionModel].filter((name) => name !== null)
  if (ids.length === 0) return []
  return [...new Set(used)].filter((name) => !ids.some((id) => isNamed(id, name)))
}

/** Asks for the list of models, which costs nothing. An engine without one has still looked at the key. */
export const checkEngine = async ({
  settings,
  outside,
}: {
  settings: OpenAiSettings
  outside: Outside
}): Promise<EngineCheck> => {
  try {
    const response = await outside.fetch(`${settings.baseUrl}/models`, {
      redirect: 'error',
      headers: {
        ...(await createAccess({ settings, outside }).headers()),
        ...(settings.project !== null && { 'openai-project': settings.project }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) {
      await response.body?.cancel()
      if (response.status === 401 || response.status === 403) return { kind: 'refused' }
      return response.status >= 500 ? { kind: 'unreachable' } : { kind: 'accepted', unlisted: [] }
    }
    const list = await readBoundedText(response, MAX_LIST_BYTES)
    return { kind: 'accepted', unlisted: findUnlisted(settings, list) }
  } catch (error) {
    return checkOf(error)
  }
}
