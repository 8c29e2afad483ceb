import type { ApiCall } from '../content/page-data.ts'

export type CallAnswer = { status: number; ms: number; text: string; rate: string }

type Input = {
  call: Pick<ApiCall, 'method' | 'path' | 'isWrite' | 'body'>
  key: string
  values: Readonly<Record<string, string>>
  query: string
  body: string
}

const pretty = (text: string) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

export const addressOf = ({ call, values, query }: Pick<Input, 'call' | 'values' | 'query'>) => {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name]?.trim() ?? ''),
  )
  const search = query.trim().replace(/^\?/, '')
  return `/api/v1${path}${search && `?${search}`}`
}

/** The answer as it came; without one, that nothing answered. */
export const runCall = async ({ call, key, values, query, body }: Input): Promise<CallAnswer> => {
  const begin = performance.now()
  const hasBody = call.body !== ''
  const msSince = () => Math.round(performance.now() - begin)
  try {
    const answer = await fetch(addressOf({ call, values, query }), {
      method: call.method,
      // A session of the app has nothing to do with it.
      credentials: 'omit',
      headers: {
        authorization: `Bearer ${key.trim()}`,
        ...(call.isWrite && { 'idempotency-key': crypto.randomUUID() }),
        ...(hasBody && { 'content-type': 'application/json' }),
      },
      ...(hasBody && { body }),
    })
    const text = pretty(await answer.text())
    return {
      status: answer.status,
      ms: msSince(),
      text,
      rate: answer.headers.get('ratelimit') ?? '',
    }
  } catch {
    return { status: 0, ms: msSince(), text: 'Сервер не ответил. Проверьте связь.', rate: '' }
  }
}
