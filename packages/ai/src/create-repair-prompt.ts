import type { Prompt } from './ports.ts'

/** The first prompt, the reply to it and what is wrong with that. The reply is data like any other text. */
export const createRepairPrompt = ({
  prompt,
  reply,
  problems,
}: {
  prompt: Prompt
  reply: unknown
  problems: readonly string[]
}): Prompt => ({
  ...prompt,
  instructions: [
    prompt.instructions,
    'Твой прошлый ответ есть в данных. Исправь в нём только это, остальное оставь как есть:',
    ...problems.map((problem) => `— ${problem}`),
  ].join('\n'),
  data: [...prompt.data, { name: 'прошлый ответ', value: reply ?? null }],
})
