// The health check of the image: the image has no curl. Exit code 0 when the process answers 200.
const { OPERATIONS_PORT = '9464', PROBE_PATH = '/health' } = process.env
const TIMEOUT_MS = 4000

try {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(`http://127.0.0.1:${OPERATIONS_PORT}${PROBE_PATH}`, { signal })
  if (answer.ok) process.exit(0)
  process.stderr.write(`${PROBE_PATH}: ${answer.status} ${await answer.text()}\n`)
} catch (error) {
  process.stderr.write(`${PROBE_PATH}: ${error instanceof Error ? error.message : error}\n`)
}
process.exit(1)
