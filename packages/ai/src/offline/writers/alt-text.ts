import type { AiTaskOf } from '@kadr/contract/ai-tasks'
import { capitalise } from '../subject.ts'
import type { WriterContext } from '../writer-context.ts'

/** File names given by cameras carry no information. */
const CAMERA_NAME =
  /^(?:img|dsc|dscn|pxl|photo|image|screenshot|фото|снимок|видео|video|mov|whatsapp)?[\s_\-\d().]*$/iu

const toSentence = (text: string): string => {
  const clean = capitalise(text.replaceAll(/\s+/g, ' ').trim())
  return /[.!?…]$/.test(clean) ? clean : `${clean}.`
}

const describeFile = ({ facts: { picture } }: WriterContext): string => {
  if (!picture) return ''
  if (picture.altText !== '') return picture.altText
  const name = picture.name
    .replace(/\.\w{2,5}$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
  const isName = /\p{L}{3}/u.test(name) && !CAMERA_NAME.test(picture.name.replace(/\.\w{2,5}$/, ''))
  const tags = picture.tags.join(', ')
  if (isName) return tags === '' ? name : `${name}. Метки: ${tags}`
  return tags === '' ? '' : `На снимке: ${tags}`
}

export const writeAltText = ({
  context,
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'alt_text'>
}) => {
  const text = task.description || describeFile(context)
  return { text: text === '' ? '' : toSentence(text) }
}
