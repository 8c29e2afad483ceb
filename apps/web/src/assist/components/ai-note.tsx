import type { AiStatus } from '@kadr/contract/ai'
import { copy } from '../copy.ts'

type Props = { status: AiStatus | undefined; children?: string }

/** Under the button of a request: who writes, and what it costs. */
export const AiNote = ({ status, children = '' }: Props) => {
  const text = [status?.isOffline ? copy.templateText : '', children]
    .filter((part) => part !== '')
    .join(' ')
  return text === '' ? null : <p className="text-caption text-ink-3">{text}</p>
}
