import type { Logger } from 'pino'
import type { TracingConfig } from '../../../config/tracing.ts'

const BATCH = 512
/** Whoever can't take them as fast as they come loses the newest: spans must never fill the memory. */
const MOST = 4096
const DELAY_MS = 2000
const TIMEOUT_MS = 5000

/** Sends spans in batches. */
export const createSpanExport = ({
  config,
  log,
  resource,
}: {
  config: TracingConfig
  log: Logger
  resource: object[]
}) => {
  const waiting: object[] = []
  let lost = 0
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()

  const post = async (spans: object[]) => {
    const body = {
      resourceSpans: [
        { resource: { attributes: resource }, scopeSpans: [{ scope: { name: 'kadr' }, spans }] },
      ],
    }
    try {
      const answer = await fetch(config.url, {
        method: 'POST',
        headers: { ...config.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) log.warn({ status: answer.status, spans: spans.length }, 'traces.refused')
    } catch (error) {
      log.warn({ err: error, spans: spans.length }, 'traces.not_sent')
    }
  }

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    if (lost > 0) log.warn({ spans: lost }, 'traces.lost')
    lost = 0
    sending = sending.then(async () => {
      while (waiting.length > 0) await post(waiting.splice(0, BATCH))
    })
    return sending
  }

  return {
    add(span: object) {
      if (waiting.length >= MOST) {
        lost += 1
        return
      }
      waiting.push(span)
      if (waiting.length === BATCH) void send()
      else timer ??= setTimeout(() => void send(), DELAY_MS).unref()
    },
    close: () => send(),
  }
}
