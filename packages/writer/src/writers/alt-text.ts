import { AiFailure, type PictureFacts } from '@kadr/ai'
import type { AiTaskOf } from '@kadr/contract/studio/ai-tasks'
import { capitalise } from '../topic/subject.ts'
import type { WriterContext } from '../writer-context.ts'

/** File names given by cameras carry no information. */
const CAMERA_NAME =
  /^(?:img|dsc|dscn|pxl|photo|image|screenshot|фото|снимок|видео|video|mov|whatsapp)?[\s_\-\d().]*$/iu

const toSentence = (text: string): string => {
  const clean = capitalise(text.replaceAll(/\s+/g, ' ').trim())
  return /[.!?…]$/.test(clean) ? clean : `${clean}.`
}

const readName = ({ name }: PictureFacts): string => {
  const plain = name.replace(/\.\w{2,5}$/, '')
  const isName = /\p{L}{3}/u.test(plain) && !CAMERA_NAME.test(plain)
  return isName ? plain.replaceAll(/[_-]+/g, ' ').trim() : ''
}

/** What the file itself says: the templates see no pictures. */
const describeFile = (picture: PictureFacts | null): string => {
  if (!picture) return ''
  if (picture.altText !== '') return picture.altText
  const tags = picture.tags.join(', ')
  const name = readName(picture)
  if (tags === '') return name
  return name === '' ? `На снимке: ${tags}` : `${name}: ${tags}`
}

export const writeAltText = ({
  context: { facts },
  task,
}: {
  context: WriterContext
  task: AiTaskOf<'alt_text'>
}) => {
  const ofFile = describeFile(facts.picture)
  const parts = [task.description, ofFile].filter((part) => part !== '').map(toSentence)
  // The words of the user alone would come back unchanged.
  if (ofFile === '') throw new AiFailure({ reason: 'unseen' })
  return { text: [...new Set(parts)].join(' ') }
}
