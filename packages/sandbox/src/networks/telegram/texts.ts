import type { FakeReply } from '../fake-network.ts'
import { type Params, textOf } from './params.ts'
import { badRequest } from './replies.ts'

const TAG = /<(\/?)(b|i|u|s|a|code|pre|blockquote|tg-spoiler)(\s[^>]*)?>/g
const ENTITY = /&(lt|gt|amp|quot);/g

/** The text after parsing its markup, or the parse error. */
export function parseShownText(input: {
  params: Params
  name: 'text' | 'caption'
}): { text: string } | { problem: FakeReply } {
  const text = textOf(input.params, input.name)
  if (textOf(input.params, 'parse_mode') !== 'HTML') return { text }
  const tags = [...text.matchAll(TAG)]
  const depth = tags.reduce((sum, [, close]) => sum + (close ? -1 : 1), 0)
  const bare = text.replace(TAG, '')
  if (depth !== 0 || /[<>]/.test(bare)) {
    return { problem: badRequest("can't parse entities: Unsupported start tag") }
  }
  return { text: bare.replace(ENTITY, '·') }
}

export function textProblem(params: Params): FakeReply | undefined {
  const shown = parseShownText({ params, name: 'text' })
  if ('problem' in shown) return shown.problem
  if (shown.text.trim() === '') return badRequest('message text is empty')
  return shown.text.length > 4096 ? badRequest('message is too long') : undefined
}

export function captionProblem(params: Params): FakeReply | undefined {
  const shown = parseShownText({ params, name: 'caption' })
  if ('problem' in shown) return shown.problem
  return shown.text.length > 1024 ? badRequest('message caption is too long') : undefined
}
