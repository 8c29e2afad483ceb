import type { AiOutput } from '@kadr/contract/studio/ai-outputs'
import type { AiTask } from '@kadr/contract/studio/ai-tasks'
import type { Engine, Facts } from '../src/ports.ts'
import { write } from '../src/write.ts'

/** All events of a request. */
export const writeAll = async (input: {
  engine: Engine
  task: AiTask
  facts: Facts
  seed?: string
  signal?: AbortSignal
}) => {
  let shown = ''
  let output: AiOutput | undefined
  let usage: { inputTokens: number; outputTokens: number } | undefined
  const { seed = '1', signal = new AbortController().signal } = input
  for await (const event of write({ ...input, seed, signal })) {
    if (event.type === 'delta') shown += event.text
    if (event.type === 'output') output = event.output
    if (event.type === 'usage') usage = event.usage
  }
  if (!output) throw new Error('Nothing was written')
  return { output, shown, usage }
}

/** All strings of an output, recursively. */
export const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(listTexts)
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listTexts)
}
