import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import type { Desk } from '../desk.ts'
import { capital } from '../subject.ts'

/** Names that cameras give say nothing. */
const NUMBERED =
  /^(?:img|dsc|dscn|pxl|photo|image|screenshot|фото|снимок|видео|video|mov|whatsapp)?[\s_\-\d().]*$/iu

const sentence = (text: string): string => {
  const clean = capital(text.replaceAll(/\s+/g, ' ').trim())
  return /[.!?…]$/.test(clean) ? clean : `${clean}.`
}

const ofFile = ({ facts: { picture } }: Desk): string => {
  if (!picture) return ''
  if (picture.altText !== '') return picture.altText
  const name = picture.name
    .replace(/\.\w{2,5}$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  const isName = /\p{L}{3}/u.test(name) && !NUMBERED.test(picture.name.replace(/\.\w{2,5}$/, ''))
  const tags = picture.tags.join(', ')
  if (isName) return tags === '' ? name : `${name}. Метки: ${tags}`
  return tags === '' ? '' : `На снимке: ${tags}`
}

export const writeAltText = ({ desk, task }: { desk: Desk; task: AiTaskOf<'alt_text'> }) => {
  const text = task.description || ofFile(desk)
  return { text: text === '' ? '' : sentence(text) }
}
