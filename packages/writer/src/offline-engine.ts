import type { Engine, TextInput, TextPiece } from '@kadr/ai'

// Not needed before the first text: they read facts and phrases.
const loadWriters = () => import('./write-reply.ts')

const PIECE = 48

async function* write({ task, facts, seed, signal }: TextInput): AsyncGenerator<TextPiece> {
  const { writeReply } = await loadWriters()
  const reply = JSON.stringify(writeReply({ task, facts, seed }))
  for (let at = 0; at < reply.length; at += PIECE) {
    if (signal.aborted) return
    yield { text: reply.slice(at, at + PIECE) }
  }
  yield { usage: { inputTokens: 0, outputTokens: 0 } }
}

/** Offline engine: our phrase templates around the user's words. No network, no cost. */
export const createOfflineEngine = (): Engine => ({
  name: 'Шаблонный режим',
  model: 'offline',
  isOffline: true,
  hasVision: false,
  prices: { inputToken: 0, outputToken: 0 },
  text: write,
  image: null,
  speech: null,
  transcribe: null,
})
