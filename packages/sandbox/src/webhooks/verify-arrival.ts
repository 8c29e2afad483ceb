import { Webhook } from 'standardwebhooks'

export type Arrival = {
  id: string
  timestamp: string
  signature: string
  body: string
}

export type Verdict = 'valid' | 'forged' | 'old' | 'unchecked'

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  valid: 'Подпись верна',
  forged: 'Подпись не сходится',
  old: 'Подпись старая',
  unchecked: 'Секрет не указан',
}

const TOLERANCE_SECONDS = 300

const timeOf = (timestamp: string): Date | undefined =>
  /^\d{1,11}$/.test(timestamp) ? new Date(Number(timestamp) * 1000) : undefined

/**
 * As a program of somebody else would check it, by a library that we did not write. Its own window is of the system's clock;
 * the sandbox's clock may be set ahead, so the window is checked here.
 */
export const verifyArrival = ({
  arrival: { id, timestamp, signature, body },
  secret,
  now,
}: {
  arrival: Arrival
  secret: string | null
  now: Date
}): Verdict => {
  if (secret === null) return 'unchecked'
  const at = timeOf(timestamp)
  if (!at) return 'forged'
  const expected = new Webhook(secret).sign(id, at, body)
  if (!signature.split(' ').includes(expected)) return 'forged'
  const apart = Math.abs(now.getTime() - at.getTime()) / 1000
  return apart <= TOLERANCE_SECONDS ? 'valid' : 'old'
}
