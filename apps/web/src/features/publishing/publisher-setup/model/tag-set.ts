import { createHashtagSet } from '@kadr/contract/publishing/publisher-setup'

export type TagForm = { name: string; tags: string }
export type TagErrors = { name?: string | undefined; tags?: string | undefined }

/** Splits by spaces, commas and line breaks, adds the `#`, removes duplicates. */
export const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\s,;]+/u)
      .filter((word) => word !== '' && word !== '#')
      .map((word) => (word.startsWith('#') ? word : `#${word}`)),
  ),
]

export const joinTags = (tags: readonly string[]): string =>
  tags.map((tag) => (tag.startsWith('#') ? tag : `#${tag}`)).join(' ')

type Read = { body: { name: string; tags: string[] } } | { errors: TagErrors }

/** Validates with the schema of the contract; errors are keyed by field. */
export const readTagForm = ({ name, tags }: TagForm): Read => {
  const parsed = createHashtagSet.body.safeParse({ name, tags: splitTags(tags) })
  if (parsed.success) return { body: parsed.data }
  const errors: TagErrors = {}
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] === 'tags' ? 'tags' : 'name'
    errors[field] ??= message
  }
  return { errors }
}
