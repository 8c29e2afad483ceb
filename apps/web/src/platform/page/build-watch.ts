import * as z from 'zod/mini'

export const POLL_MS = 60 * 60_000

const latestBuild = z.object({ id: z.string() })

/** Polls every hour for a newer build; after one, the next navigation loads the document. */
export const watchBuild = ({
  buildId,
  fetch: send = fetch,
  intervalMs = POLL_MS,
}: {
  buildId: string
  fetch?: typeof fetch
  intervalMs?: number
}) => {
  let isOutdated = false

  const check = async () => {
    try {
      const response = await send(`/builds/latest.json?rnd=${Date.now()}`, { cache: 'no-store' })
      const latest = latestBuild.safeParse(await response.json())
      if (latest.success && latest.data.id !== buildId) {
        isOutdated = true
        stop()
      }
    } catch {
      // Offline: polled again in an hour.
    }
  }
  const timer = setInterval(() => void check(), intervalMs)
  const stop = () => clearInterval(timer)

  return {
    check,
    stop,
    /** True once per newer build: exactly one document load must follow. */
    consumeOutdated: () => {
      const wasOutdated = isOutdated
      isOutdated = false
      return wasOutdated
    },
  }
}
