const SPREADSHEET = /^\/spreadsheets\/d\/([\w-]+)/
const PUBLISHED = /^\/spreadsheets\/d\/e\/([\w-]+)/

/** The number of a tab, in the query or in the fragment. */
const tabOf = ({ searchParams, hash }: URL) =>
  searchParams.get('gid') ?? /gid=(\d+)/.exec(hash)?.[1] ?? null

/**
 * Where the CSV of a shared sheet is. A link that people copy from the address bar leads to a page; a link to a table is
 * left as it is.
 */
export const toCsvAddress = (link: string): string => {
  const url = URL.parse(link.trim())
  if (url?.hostname !== 'docs.google.com') return link.trim()
  const tab = tabOf(url)
  const published = PUBLISHED.exec(url.pathname)?.[1]
  if (published) {
    const of = tab === null ? '' : `gid=${tab}&single=true&`
    return `${url.origin}/spreadsheets/d/e/${published}/pub?${of}output=csv`
  }
  const id = SPREADSHEET.exec(url.pathname)?.[1]
  if (!id) return link.trim()
  return `${url.origin}/spreadsheets/d/${id}/export?format=csv${tab === null ? '' : `&gid=${tab}`}`
}
