/** A post in the list of an account. */
type Listed = { permalink: string | null; caption: string; publishedAt: Date }

/** Enough of a text to know it again, without what networks change: spaces, case, marks at the ends. */
const BEGINNING = 60
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, BEGINNING)

/** Without what an app adds when a link is copied. */
const plainLink = (link: string): string => {
  const address = URL.parse(link)
  if (!address) return link
  const id = address.searchParams.get('v')
  const path = address.pathname.replace(/\/+$/, '')
  return `${address.hostname.replace(/^(www|m)\./, '')}${path}${id === null ? '' : `?v=${id}`}`
}

const SOONER_MS = 60_000

/**
 * The post that a person published by hand, among the recent ones of the account: by its link, else by the beginning
 * of its text. Undefined where it is not clear which one.
 */
export const findOwnPost = <T extends Listed>({
  listed,
  url,
  text,
  since,
}: {
  listed: readonly T[]
  url: string | null
  text: string
  since: Date
}): T | undefined => {
  if (url !== null) {
    return listed.find(({ permalink }) => permalink && plainLink(permalink) === plainLink(url))
  }
  const words = plain(text)
  if (words === '') return undefined
  const alike = listed.filter(
    ({ caption, publishedAt }) =>
      publishedAt.getTime() >= since.getTime() - SOONER_MS && plain(caption) === words,
  )
  return alike.length === 1 ? alike[0] : undefined
}
