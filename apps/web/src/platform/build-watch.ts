import * as z from 'zod/mini'

export const POLL_MS = 60 * 60_000

const latestBuild = z.object({ id: z.string() })

/** Asks every hour whether a newer build is out. The first navigation after that is told to load the document. */
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
      // Offline: the next hour asks again.
    }
  }
  const timer = setInterval(() => void check(), intervalMs)
  const stop = () => clearInterval(timer)

  return {
    check,
    stop,
    /** True once after a newer build was seen: the document load that follows must happen once. */
    takeOutdated: () => {
      const wasOutdated = isOutdated
      isOutdated = false
      return wasOutdated
    },
  }
}
